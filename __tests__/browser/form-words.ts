import { content } from '../specification/content'

/** The words of the consultation form and of the newsletter. */
export const words = content.sharedSection('consultation-form', 'consultation-form')
export const newsletter = content.sharedSection('newsletter', 'newsletter')
export const { search } = content.blog
