/** What an account's name and password must be; accounts.py is the one that decides. */

export const LOGIN = { least: 3, most: 40 }
export const PASSWORD = { least: 10 }
