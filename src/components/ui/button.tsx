import type { ComponentProps, ReactElement } from 'react'
import styled, { css } from 'styled-components'
import { color } from '../../theme/tokens'
import { SiteLink } from './site-link'
import { flexGap } from '../../theme/mixins'

// A component of its own, so that a page holds these styles once and not once for each kind.
const BaseButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  ${flexGap('0.5rem')}
  min-height: 3.5rem;
  padding: 0.625rem min(1.25rem, 4.5vw);
  border: 0.125rem solid ${color.button};
  border-radius: 0.75rem;
  font-weight: 700;
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  text-wrap: balance;
  cursor: pointer;
  svg {
    flex: none;
    width: 1.2em;
    height: 1.2em;
  }
  /* An icon that goes with some of the words. */
  span > svg {
    margin-right: 0.5rem;
    vertical-align: -0.25em;
  }
  /* The lines of a long label begin beside the icon. */
  &:has(svg) {
    text-align: start;
  }
  /* Narrow sides keep a long word whole where text alone is set to 200 %. */
  @media (max-width: 30em) {
    width: 100%;
    padding-left: 1.5vw;
    padding-right: 1.5vw;
  }
  /* In print only links with a readable address remain. Our number is at the top of the first page. */
  @media print {
    &:not([href*=':']),
    &[href^='tel:'],
    &[href^='sms:?'] {
      display: none;
    }
    /* What is left is a number or an address to be read. */
    min-height: 0;
    padding: 0;
    border: 0;
  }
`

const primary = css`
  &,
  main p &:visited,
  &:visited {
    background: ${color.button};
    color: ${color.buttonText};
  }
  &:hover {
    background: ${color.buttonHover};
    border-color: ${color.buttonHover};
  }
  /* A form can be busy before React is there to disable its button. */
  form[aria-busy='true'] &[type='submit'],
  &:disabled,
  &[aria-disabled='true'] {
    cursor: progress;
    background: ${color.muted};
    border-color: ${color.muted};
    color: ${color.paper};
  }
`

const secondary = css`
  &,
  &:visited {
    background: ${color.card};
    color: ${color.link};
    border-color: ${color.link};
  }
  &:hover {
    background: ${color.mist};
    color: ${color.mistText};
  }
`

/** A link among buttons: as high, without a box. */
const plain = css`
  &,
  &:visited {
    width: auto;
    padding-left: 0;
    padding-right: 0;
    border-color: transparent;
    color: ${color.link};
    background: none;
    text-align: left;
    text-decoration: underline;
    span {
      justify-items: start;
      text-decoration: inherit;
    }
  }
`

/** For people in a hurry, who find it before the others. */
const urgent = css`
  &,
  &:visited {
    background: ${color.brickBackground};
    border-color: ${color.brick};
    color: ${color.brick};
  }
  &:hover {
    text-decoration: underline;
  }
`

const kinds = { primary, secondary, plain, urgent }
export type ButtonKind = keyof typeof kinds

/** Button that does something on this page. */
export const Button = styled(BaseButton)<{ $kind?: ButtonKind }>`
  ${({ $kind }) => kinds[$kind ?? 'primary']}
`

/** Renders a link that looks like a button. */
export function ButtonLink(
  props: ComponentProps<typeof SiteLink> & { $kind?: ButtonKind },
): ReactElement {
  return <Button as={SiteLink} {...props} />
}

/**
 * A link that begins a text message. The ampersand is for iPhones; others skip it. Many Android phones decode the text
 * twice: it would end at an ampersand, lose a plus sign, and not open at all with a percent sign, so that these are of
 * the wide kind.
 */
export const textMessageLink = (body: string): string =>
  `sms:?&body=${encodeURIComponent(
    body.replace(/[&+]|%(?![\dA-F]{2})/gi, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) + 0xfee0),
    ),
  )}`
