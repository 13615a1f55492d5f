/** An alert without a mistake, on the day by which tests judge. */
export const goodAlert = `title: Fake calls about your bank
happens: Somebody calls and says that your bank card is blocked. It is not.
todo: Hang up. Call {phone}, or the number on your card.
from: 2026-10-20
until: 2026-11-20
`
