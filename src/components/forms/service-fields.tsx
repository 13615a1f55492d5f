import type { ReactElement } from 'react'
import type { FormService } from '../../content-model/form-service'

/** Renders the fixed fields of a form service, which the browser posts where there are no scripts. */
export function ServiceFields({ service }: { service: FormService }): ReactElement {
  return (
    <>
      {Object.entries(service.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}
