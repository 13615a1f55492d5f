import { Component, type ReactNode } from 'react'

interface ExtraProps {
  children: ReactNode
  /** Called once when a child has thrown. */
  onFailure: () => void
}

/** Renders something that a page can do without. If it throws, only it is removed. */
export class Extra extends Component<ExtraProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(): void {
    this.props.onFailure()
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
