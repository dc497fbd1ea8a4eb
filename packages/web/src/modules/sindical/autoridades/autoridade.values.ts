/**
 * An authority as its form holds it: '' for an empty text, null for an empty choice; both squares of the photo as one
 * value; offices and documents as whole lists.
 */
import {
  type Autoridade,
  type AutoridadeCompleta,
  CAMPOS_LIVRES,
  type FotoEnviada,
} from '@sede/domain/modules/sindical/autoridades';
import { type Attachment, formValues, NO_CHOICE, noneOf } from '#platform/ui/form.ts';

export interface CargoValues {
  id?: string;
  cargo: string;
  tempo: string;
  colegioEleitoral: string;
  atual: boolean;
}

// Each of the names has a text.
const LIVRES = Object.fromEntries(CAMPOS_LIVRES.map((campo) => [campo, ''])) as Record<
  (typeof CAMPOS_LIVRES)[number],
  string
>;

export const NOVA_AUTORIDADE = {
  nomePolitico: '',
  nome: '',
  dataNascimento: NO_CHOICE,
  partido: NO_CHOICE,
  exerceMandato: false,
  idOficial: '',
  telPrimario: '',
  telSecundario: '',
  emailPrimario: '',
  emailSecundario: '',
  ...LIVRES,
  religiao: NO_CHOICE,
  parentesco: '',
  cargos: noneOf<CargoValues>(),
  // Widened: a form's field has the type of its empty value.
  foto: null as FotoEnviada | null,
  anexos: noneOf<Attachment>(),
};
export type AutoridadeValues = typeof NOVA_AUTORIDADE;

export const NOVO_CARGO: CargoValues = { cargo: '', tempo: '', colegioEleitoral: '', atual: false };

const cargoValues = ({ tempo, colegioEleitoral, ...cargo }: Autoridade['cargos'][number]): CargoValues => ({
  ...cargo,
  tempo: tempo ?? '',
  colegioEleitoral: colegioEleitoral ?? '',
});

export function valuesOf(record: AutoridadeCompleta): AutoridadeValues {
  const { fotoId, miniaturaId, cargos } = record;
  const foto = fotoId !== null && miniaturaId !== null ? { fotoId, miniaturaId } : null;
  return formValues(NOVA_AUTORIDADE, { ...record, foto, cargos: cargos.map(cargoValues) });
}
