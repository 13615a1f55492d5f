import type { Content, Parent, Root } from 'mdast'
import { articleComponents } from './article-components'
import type { Add } from './article-findings'
import { isComponent, stepLists } from './step-lists'
import { visitNodes } from './visit-nodes'

const inStep = 'in a step of <Steps>, on lines of its own that are moved to the right'

/** Finds `<IfItGoesWrong>` outside of steps, and `<ItWorked>` that does not end its steps. */
export function checkSteps(root: Root, add: Add): void {
  const lists = stepLists(root)
  const inSteps = new Set<Content>(lists.flatMap(({ waysBack }) => waysBack))
  visitNodes<Content>(root, (node) => {
    if (isComponent(node, 'IfItGoesWrong') && !inSteps.has(node)) {
      add(node, 'IfItGoesWrong', {
        kind: 'way-back-outside-step',
        found: '<IfItGoesWrong> that is no part of a step',
        allowed: `<IfItGoesWrong> ${inStep}`,
        fix: 'Put it below the words of its step, after an empty line, with three spaces in front.',
      })
    }
    for (const name of ['IfItGoesWrong', 'ItWorked'] as const) {
      if (!isComponent(node, name) || !isEmpty(node)) continue
      add(node, name, {
        kind: 'component-empty',
        found: `<${name}> without words`,
        allowed: articleComponents[name].example,
        fix: 'Write the words, or remove it.',
      })
    }
  })
  for (const { endings, last } of lists) {
    for (const ending of endings.filter((one) => one !== last)) {
      add(ending, 'ItWorked', {
        kind: 'ending-not-last',
        found: '<ItWorked> before the end of <Steps>',
        allowed: 'one <ItWorked> in <Steps>, behind the numbered list',
        fix: 'Move it behind the last step, with an empty line in front and no spaces.',
      })
    }
  }
}

function isEmpty(part: object): boolean {
  let empty = true
  visitNodes<Content>(part as Parent, (node) => {
    if ('value' in node && node.value.trim() !== '') empty = false
  })
  return empty
}
