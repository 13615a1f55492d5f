import type { PageRule } from '../rule'

const limits = { running: 0 }

/** Nothing moves if the reader's system asks for less motion. */
export const reducedMotion: PageRule = {
  kind: 'page',
  name: 'reduced-motion',
  summary: 'Nothing moves if you have asked for less motion',
  requirement: `${limits.running} animations with reduced motion`,
  evidence: 'WCAG 2.2, 2.2.2 Pause, Stop, Hide (A), 2.3.3 Animation from Interactions (AAA)',
  limits,
  variants: 'usual',
  measure: ({ running }: typeof limits) => {
    const { violation } = window.comfortAudit
    const moving = document.getAnimations().flatMap(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return target && playState === 'running' ? [violation(target, 'moves', 1)] : []
    })
    const playing = [...document.querySelectorAll('video[autoplay], marquee')].map((element) =>
      violation(element, 'plays by itself', 1),
    )
    const smooth =
      getComputedStyle(document.documentElement).scrollBehavior === 'smooth'
        ? [violation(document.documentElement, 'scrolls smoothly', 1)]
        : []
    const violations = [...moving, ...playing, ...smooth]
    return { count: 1, violations: violations.length > running ? violations : [] }
  },
}
