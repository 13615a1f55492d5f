import Mail from 'lucide/dist/esm/icons/mail.mjs'
import MessageSquare from 'lucide/dist/esm/icons/message-square.mjs'
import Printer from 'lucide/dist/esm/icons/printer.mjs'
import Share2 from 'lucide/dist/esm/icons/share-2.mjs'
import { type ReactElement, useState } from 'react'
import styled from 'styled-components'
import { fillText } from '../../content-model/text'
import { Button, ButtonLink, textMessageLink } from '../ui/button'
import { FridgeLink } from '../ui/actions'
import { useInterface } from '../ui/interface'
import { Row } from '../ui/layout-primitives'
import { LucideIcon } from '../ui/lucide-icon'
import { textColumn, screenOnly } from '../../theme/mixins'
import { color } from '../../theme/tokens'

const ShareSection = styled.div`
  ${textColumn}
  h2 {
    font-size: 1.5rem;
    margin-bottom: 1rem;
  }
  p {
    margin-top: 0.75rem;
  }
  blockquote {
    max-width: min(31em, 100%);
    margin-top: 0.75rem;
    margin-bottom: 1.25rem;
    padding-left: 1.25rem;
    border-left: 0.25rem solid ${color.lamp};
  }
  @media (scripting: none) {
    button {
      display: none;
    }
  }
  ${screenOnly}
`

/**
 * Renders ways to share an article: email, text message, paper, the share sheet of the device or a
 * copied link. What is sent can be read first. The links work without JavaScript.
 */
export function ArticleShare(props: {
  title: string
  /** Plain sentences for somebody who has not read the article. */
  summary: string
  url: string
  /** Path of its page for the fridge, if it has one. */
  fridge?: string | undefined
}): ReactElement {
  const { share: texts } = useInterface()
  const [announcement, setAnnouncement] = useState('')

  const share = async (): Promise<void> => {
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title: props.title, text: props.summary, url: props.url })
      } else {
        await navigator.clipboard.writeText(props.url)
        setAnnouncement(texts.copied)
      }
    } catch (error) {
      // Closing the share sheet is no error.
      if ((error as DOMException).name === 'AbortError') return
      setAnnouncement(fillText(texts.notCopied, { address: props.url }))
    }
  }

  const message = `${props.summary}\n\n${props.title}\n${props.url}`
  const body = encodeURIComponent(message.replace(/\n/g, '\r\n'))
  return (
    <ShareSection>
      <h2>{texts.title}</h2>
      <p>{texts.intro}</p>
      <blockquote>{props.summary}</blockquote>
      <Row>
        <ButtonLink
          to={`mailto:?subject=${encodeURIComponent(props.title)}&body=${body}`}
          $kind="secondary"
        >
          <LucideIcon icon={Mail} />
          {texts.email}
        </ButtonLink>{' '}
        <ButtonLink to={textMessageLink(message)} $kind="secondary">
          <LucideIcon icon={MessageSquare} />
          {texts.message}
        </ButtonLink>{' '}
        <Button type="button" $kind="secondary" onClick={() => window.print()}>
          <LucideIcon icon={Printer} />
          {texts.print}
        </Button>{' '}
        {props.fridge ? <FridgeLink to={props.fridge} /> : null}{' '}
        <Button type="button" $kind="secondary" onClick={() => void share()}>
          <LucideIcon icon={Share2} />
          {texts.device}
        </Button>
      </Row>
      <p role="status">{announcement}</p>
    </ShareSection>
  )
}
