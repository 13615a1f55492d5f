import { Mail, Printer, Share2 } from 'lucide'
import { useState, type ReactElement } from 'react'
import styled from 'styled-components'
import { Button, ButtonLink } from '../primitives/button'
import { Row } from '../primitives/layout'
import { LineDrawing } from '../primitives/line-drawing'

const Ways = styled.div`
  max-width: 42.5rem;
  margin-inline: auto;
  h2 {
    font-size: 1.5rem;
    margin-bottom: 1rem;
  }
  p {
    margin-top: 0.75rem;
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`

/** Ways to pass an article on: the device's own share sheet or a copied link, e-mail, paper. */
export function ArticleShare(props: { title: string; url: string }): ReactElement {
  const [said, setSaid] = useState('')

  const share = async (): Promise<void> => {
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: props.title, url: props.url })
      } else {
        await navigator.clipboard.writeText(props.url)
        setSaid('The link is copied. You can paste it into a message now.')
      }
    } catch (error) {
      // Closing the share sheet is no fault.
      if ((error as DOMException).name === 'AbortError') return
      setSaid(`The link could not be copied. It is: ${props.url}`)
    }
  }

  const letter = new URLSearchParams({ subject: props.title, body: props.url })
  return (
    <Ways>
      <h2>Pass it on</h2>
      <Row>
        <Button type="button" $kind="secondary" onClick={() => void share()}>
          <LineDrawing of={Share2} />
          Share
        </Button>
        <ButtonLink to={`mailto:?${letter.toString().replace(/\+/g, '%20')}`} $kind="secondary">
          <LineDrawing of={Mail} />
          E-mail
        </ButtonLink>
        <Button type="button" $kind="secondary" onClick={() => window.print()}>
          <LineDrawing of={Printer} />
          Print
        </Button>
      </Row>
      <p role="status">{said}</p>
    </Ways>
  )
}
