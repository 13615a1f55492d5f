import { useLayoutEffect, useRef, type ReactElement } from 'react'
import styled from 'styled-components'
import { color } from '../../theme/tokens'
import { Button } from '../ui/button'
import { useInterface } from '../ui/interface'
import { Row } from '../ui/layout-primitives'
import { noBreak, Paragraph } from '../ui/text'
import type { Slip } from './likely-slips'

const Box = styled.div`
  padding: 1rem 1.25rem 1.25rem;
  border: 0.25rem solid ${color.lamp};
  border-radius: 0.75rem;
  background: ${color.card};
  bdi {
    font-size: min(1.375rem, max(1.25rem, 5.6vw));
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  div > div + div {
    margin-top: 1rem;
  }
  > div + div {
    margin-top: 1.25rem;
  }
`

/**
 * Asks about slips, in place of the button that sends the form. It takes the focus, and so is
 * announced once.
 */
export function SlipQuestions(props: {
  slips: readonly Slip[]
  /** Called to change the answers. To send them as they are, the form is submitted. */
  onChange: () => void
}): ReactElement {
  const { slips } = props
  const { slips: texts } = useInterface().forms
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [slips])
  return (
    <Box ref={box} tabIndex={-1} role="group" aria-labelledby="slip-questions">
      <div id="slip-questions">
        {slips.map(({ field, kind, text }) => (
          <div key={field}>
            <p>
              <bdi>{noBreak(text)}</bdi>
            </p>
            <Paragraph>{texts[kind]}</Paragraph>
          </div>
        ))}
      </div>
      <Row>
        <Button type="button" onClick={props.onChange}>
          {texts.change}
        </Button>{' '}
        <Button type="submit" $kind="secondary">
          {texts.send}
        </Button>
      </Row>
    </Box>
  )
}
