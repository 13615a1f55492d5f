/** The buttons of a new page: the main button, and our number. */
export const actions = `      - label: '{consultation}'
        to: consultation
      - label: Call {phone}
        to: call`
