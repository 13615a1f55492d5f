import styled from 'styled-components'
import { color } from '../../theme/tokens'
import { chevronRight, flexGap, screenOnly } from '../../theme/mixins'

/** Card with a background, for content set apart. Its border is seen with more contrast, and where colors are forced. */
export const Card = styled.div`
  background: var(--panel, ${color.card});
  color: ${color.ink};
  border: 0.125rem solid var(--edge, transparent);
  border-radius: 1rem;
  padding: min(1.5rem, 3.5vw);
  height: 100%;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  ${flexGap('0.5rem', '0')}
  position: relative;
  break-inside: avoid;
  @media print {
    padding: 0.5rem;
    border-width: 0.0625rem;
    gap: 0.25rem;
  }
`

/** Card without background, below a line: nothing in it is pressed as a whole. */
export const OpenCard = styled(Card)`
  padding: 1.25rem 0 0;
  border-width: 0.125rem 0 0;
  border-color: ${color.hairline};
  border-radius: 0;
  background: none;
`

/** Row of icon and labels at the top of a card. */
export const CardTop = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${flexGap('0.5rem')}
  width: 100%;
  margin-bottom: 0.25rem;
`

/** Card that is one link, with the border of a button: the link of its title covers the whole card. */
export const LinkedCard = styled(Card)`
  background: ${color.card};
  border-color: ${color.link};
  h3 {
    ${chevronRight}
  }
  h3 a::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    bottom: 0;
    left: 0;
    border-radius: 1rem;
  }
  h3 a:focus-visible {
    outline: none;
    box-shadow: none;
  }
  h3 a:focus-visible::after {
    outline: 0.1875rem solid ${color.ink};
    outline-offset: 0.1875rem;
    box-shadow: 0 0 0 0.375rem ${color.lamp};
  }
`

/** The picture of an article, above its labels. */
export const CardPicture = styled.img`
  width: min(100%, 40rem);
  border-radius: 0.75rem;
  ${screenOnly}
`

/** Last part of a card, at its lower edge. */
export const CardFooter = styled.div`
  margin-top: auto;
  padding-top: 0.5rem;
  width: 100%;
  overflow-wrap: anywhere;
`

/** Short label; highlighted where it should be seen first. */
export const Badge = styled.span<{ $highlighted?: boolean }>`
  display: inline-block;
  padding: 0.125rem 0.75rem;
  border-radius: 0.5rem;
  font-size: 1.0625rem;
  font-weight: 700;
  background: ${({ $highlighted }) => ($highlighted ? color.lamp : color.mist)};
  color: ${({ $highlighted }) => ($highlighted ? color.lampText : color.mistText)};
  border: 0.125rem solid transparent;
`

/** Large figure, such as a price or a count. */
export const Figure = styled.span.attrs({ className: 'figure' })`
  display: block;
  font-size: min(clamp(2.25rem, 1.8rem + 1.6vw, 3rem), 16vw);
  font-weight: 700;
  line-height: 1.1;
  color: ${color.link};
`
