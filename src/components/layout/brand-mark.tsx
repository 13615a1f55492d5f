import type { ReactElement } from 'react'

/** Inline and not in the style sheet: whether we are open is known only in the browser. */
const glowColor = 'rgb(255 201 77 / 0.45)'
const glowStyle = {
  borderRadius: '50%',
  background: glowColor,
  boxShadow: `0 0 0.625rem 0.25rem ${glowColor}`,
}

/**
 * Renders the logo, a porch lantern.
 *
 * @param props.lit whether we are open; undefined where that is not known
 */
export function BrandMark({ lit }: { lit?: boolean | undefined }): ReactElement {
  return (
    <svg
      width="2.5rem"
      viewBox="0 0 32 32"
      aria-hidden="true"
      data-lit={lit}
      style={lit ? glowStyle : undefined}
    >
      <path
        d="M16 1v4M9.5 9.5 12 5h8l2.500 4.500z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M10 11h12l-1.500 14h-9z"
        fill={lit === false ? 'none' : '#FFC94D'}
        stroke="currentColor"
        strokeWidth="2.500"
        strokeLinejoin="round"
      />
      {lit === false ? null : (
        <path d="M16 15c2.600 3 2.600 5.500 0 6.500-2.600-1-2.600-3.500 0-6.500z" fill="#B4500F" />
      )}
      <path d="M10 29h12" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
