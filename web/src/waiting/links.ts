/** Links by which people come to a table. What opens it stands after the "#", where no server and no log reads it. */

export const linkOf = (token: string): string => `${location.origin}/join#${encodeURIComponent(token)}`

/** Whether it could be copied; from the field it stands in, where the browser gives no other way. */
export async function copied(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    if (!field) return false
    field.select()
    return document.execCommand('copy')
  }
}
