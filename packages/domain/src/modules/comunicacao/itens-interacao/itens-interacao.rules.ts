/** Whether an item asks for a law office: as it is marked, and always under the name that the requirement knows. */
import { normaliseText } from '@sede/domain/kernel';

const ASSISTENCIA_JURIDICA = normaliseText('Assistência jurídica');

/** Accents, capitals and blanks aside. Source: spec 2 §2; decisions-members (Interactions). */
export const isAssistenciaJuridica = (nome: string): boolean => normaliseText(nome) === ASSISTENCIA_JURIDICA;
