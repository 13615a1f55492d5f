import styled from 'styled-components'

/** Shown only where scripts run, as the button of the preferences panel. */
export const WithScripts = styled.span`
  display: var(--reading, none);
  @media (max-width: 30em) {
    width: 100%;
  }
`
