/** What time it is, as far as anything on the page depends on it: a deadline comes nearer, then it has passed. */

const STEP = 20_000

class Clock {
  now = $state(Date.now())

  constructor() {
    setInterval(() => (this.now = Date.now()), STEP)
  }
}

export const clock = new Clock()
