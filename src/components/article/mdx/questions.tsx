import type { ReactElement, ReactNode } from 'react'
import { answerId } from '../../ui/answer-id'

/** Questions of which one is open at a time. Holds `Question`. */
export function Questions({ children }: { children?: ReactNode }): ReactElement {
  return <div className="questions">{children}</div>
}

/** One question. The shared `name` lets the browser keep a single one open. */
export function Question(props: { ask?: string; children?: ReactNode }): ReactElement {
  return (
    <details name="article-questions">
      <summary>
        <span>{props.ask}</span>
      </summary>
      <div className="answer" id={answerId(props.ask ?? '')}>
        {props.children}
      </div>
    </details>
  )
}
