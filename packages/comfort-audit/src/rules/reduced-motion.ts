import type { PageRule } from '../rule'

/** Nothing moves if the reader's system asks for less motion. */
export const reducedMotion: PageRule = {
  kind: 'page',
  name: 'reduced-motion',
  summary: 'Nothing moves if you have asked for less motion',
  requirement: '0 animations with reduced motion',
  evidence: 'WCAG 2.2, 2.2.2 Pause, Stop, Hide (A), 2.3.3 Animation from Interactions (AAA)',
  variants: 'usual',
  measure: () => {
    const { violation } = window.comfortAudit
    const moving = document.getAnimations().flatMap(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return target && playState === 'running' ? [violation(target, 'moves', 1)] : []
    })
    const playing = [...document.querySelectorAll('video[autoplay], marquee')].map((element) =>
      violation(element, 'plays automatically', 1),
    )
    const smooth =
      getComputedStyle(document.documentElement).scrollBehavior === 'smooth'
        ? [violation(document.documentElement, 'scrolls smoothly', 1)]
        : []
    return { count: 1, violations: [...moving, ...playing, ...smooth] }
  },
}
