import type { ComponentType, ReactElement } from 'react'
import type { Section, SectionKind } from '../../content-model/schemas/section'
import { Band, type BandBackground } from '../ui/band'
import { FridgeInvitation } from '../ui/actions'
import { Part } from '../ui/part'
import { registry } from './registry'

/**
 * Renders the sections of a page, one band each. The only loop over sections.
 *
 * @param start background of the first band, if the list does not start the page
 * @param fridge path of the sheet for the fridge, linked above the last section
 */
export function SectionList(props: {
  sections: readonly Section[]
  start?: BandBackground
  fridge?: string | undefined
}): ReactElement {
  const backgrounds = bandBackgrounds(
    props.sections.map((section) => (hasOnlyFigures(section) ? 'stats' : section.kind)),
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
                <FridgeInvitation to={props.fridge} />
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

/** Kinds of sections to be read in one go, which stand closer together. */
const quietKinds: readonly SectionKind[] = [
  'areas',
  'banner',
  'faq',
  'help-lines',
  'hours',
  'newsletter',
  'prose',
  'stats',
]

function hasSlimBand(section: Section): boolean {
  return quietKinds.includes(section.kind) || (section.kind === 'hero' && section.compact === true)
}

/** True if each card of the section holds a figure: they stand on the dark band, as others do. */
function hasOnlyFigures(section: Section): boolean {
  return section.kind === 'cards' && section.cards.every(({ stat }) => stat)
}

/** Kinds for the one dark band of a page. The first that the page has is dark. */
const darkKinds: readonly SectionKind[] = ['testimonials', 'stats', 'call-to-action']

/** Returns the background of each band: paper and sand in turn, skipping the dark one. */
export function bandBackgrounds(
  kinds: readonly SectionKind[],
  start: BandBackground,
): BandBackground[] {
  let sand = start === 'sand'
  const dark = darkKinds.find((kind) => kinds.includes(kind))
  return kinds.map((kind) => {
    if (kind === dark) return 'evergreen'
    const background: BandBackground = sand ? 'sand' : 'paper'
    sand = !sand
    return background
  })
}
