import type { ReactElement } from 'react'
import styled from 'styled-components'
import type { SiteMap as SiteMapContent } from '../../content-model/schemas/sections/help'
import { Actions } from '../ui/actions'
import { Stack } from '../ui/layout-primitives'
import { BesideHead, SectionHead } from '../ui/section-head'
import { SiteLink } from '../ui/site-link'

const Groups = styled(Stack)`
  > * {
    width: 100%;
  }
`

const Links = styled.ul`
  list-style: none;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: 0.5rem 2rem;
  width: 100%;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 3rem;
    line-height: 1.35;
  }
`

/** Renders links to every page and article; of many articles only the newest, and a link to all. */
export function SiteMapSection(props: SiteMapContent): ReactElement {
  return (
    <Groups $gap="3rem">
      {props.groups.map(({ group, links, more }) =>
        links.length === 0 ? (
          // Links of other sites may target this id, also while there is nothing to list.
          <span key={group} id={group} hidden />
        ) : (
          <BesideHead key={group} id={group}>
            <SectionHead title={props.titles[group] ?? ''} />
            <Stack>
              <Links>
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <SiteLink to={path}>{label}</SiteLink>
                  </li>
                ))}
              </Links>
              {more ? (
                <Actions actions={[{ label: more.label, to: more.path }]} allSecondary />
              ) : null}
            </Stack>
          </BesideHead>
        ),
      )}
    </Groups>
  )
}
