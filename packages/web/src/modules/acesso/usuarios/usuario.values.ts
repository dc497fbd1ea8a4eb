/** A user as the forms hold it, and the names of the offices that it carries as ids. */
import type { Usuario } from '@sede/domain/modules/acesso/usuarios';
import { noneOf } from '#platform/ui/form/formValues.ts';

export const NO_USUARIO = { nome: '', email: '', papeis: noneOf<string>(), escritorios: noneOf<string>() };

export const valuesOf = ({ nome, escritorios }: Usuario) => ({ nome, escritorios });

export const officeNames = ({ escritorios, nomesEscritorios }: Usuario): ReadonlyMap<string, string> =>
  new Map(escritorios.map((id, i) => [id, nomesEscritorios[i] ?? id]));
