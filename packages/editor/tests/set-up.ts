import { installPackages } from '../../../tools/programs.cjs'

/** Installs the packages of the editor once, before tests that run side by side need them. */
export default function setUp(): void {
  installPackages('packages/editor')
}
