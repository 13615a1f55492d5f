import type { ComponentType, ReactElement } from 'react'
import type { Section, SectionKind } from '../../content-model/schemas/section'
import { Band, type BandBackground } from '../ui/band'
import { FridgeLink } from '../ui/actions'
import { Part } from '../ui/part'
import { registry } from './registry'

/**
 * Renders the sections of a page, one band each. The only loop over sections.
 *
 * @param start background of the first band, if the list does not start the page
 * @param fridge path of the page for the fridge: a link to it is rendered above the last section
 */
export function SectionList(props: {
  sections: readonly Section[]
  start?: BandBackground
  fridge?: string | undefined
}): ReactElement {
  const backgrounds = bandBackgrounds(
    props.sections.map((section) => section.kind),
    props.start ?? 'paper',
  )
  return (
    <>
      {props.sections.map((section, index) => {
        const Component = registry[section.kind] as ComponentType<Section> | undefined
        if (!Component) throw new Error(`There is no component for the section "${section.kind}".`)
        return (
          <Part key={`${section.kind}-${index}`}>
            {props.fridge && index === props.sections.length - 1 ? (
              <Band slim screenOnly>
                <FridgeLink to={props.fridge} />
              </Band>
            ) : null}
            <Band
              section={section.kind}
              id={'jump' in section ? section.jump?.id : undefined}
              background={backgrounds[index] ?? 'paper'}
              slim={hasSlimBand(section)}
              screenOnly={isScreenOnly(section)}
            >
              <Component {...section} />
            </Band>
          </Part>
        )
      })}
    </>
  )
}

/** True if a section only makes sense on a screen, and is left out in print. */
function isScreenOnly(section: Section): boolean {
  return (
    section.kind === 'newsletter' ||
    section.kind === 'call-to-action' ||
    (section.kind === 'hero' && section.screenOnly === true)
  )
}

function hasSlimBand(section: Section): boolean {
  return (
    section.kind === 'stats' ||
    section.kind === 'banner' ||
    section.kind === 'help-lines' ||
    (section.kind === 'hero' && section.compact === true)
  )
}

/**
 * Returns the background of each band: paper and sand in turn, skipping the one dark band, which is
 * the stats, or the closing call to action of a page without stats.
 */
export function bandBackgrounds(
  kinds: readonly SectionKind[],
  start: BandBackground,
): BandBackground[] {
  let sand = start === 'sand'
  const dark: SectionKind = kinds.includes('stats') ? 'stats' : 'call-to-action'
  return kinds.map((kind) => {
    if (kind === dark) return 'evergreen'
    const background: BandBackground = sand ? 'sand' : 'paper'
    sand = !sand
    return background
  })
}
