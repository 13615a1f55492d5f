import type { PageRule } from '../rule'

const limits = { running: 0 }

/** Where the reader's system asks for less motion, nothing moves. */
export const motion: PageRule = {
  kind: 'page',
  name: 'motion',
  asks: 'Nothing moves if you have asked for less motion',
  number: `${limits.running} animations with reduced motion`,
  source: 'WCAG 2.2, 2.2.2 Pause, Stop, Hide (A), 2.3.3 Animation from Interactions (AAA)',
  limits,
  looks: 'every',
  measure: ({ running }: typeof limits) => {
    const { offender } = window.comfort
    const moving = document.getAnimations().flatMap(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return target && playState === 'running' ? [offender(target, 'moves', 1)] : []
    })
    const playing = [...document.querySelectorAll('video[autoplay], marquee')].map((element) =>
      offender(element, 'plays by itself', 1),
    )
    const smooth =
      getComputedStyle(document.documentElement).scrollBehavior === 'smooth'
        ? [offender(document.documentElement, 'scrolls smoothly', 1)]
        : []
    const offenders = [...moving, ...playing, ...smooth]
    return { count: 1, offenders: offenders.length > running ? offenders : [] }
  },
}
