/**
 * What the forms of a member validate with: the operation's fields, an e-mail unless there is none, and the fields that other
 * answers open ('Outro', 'OUTRO', 'Outra', functional address preferred).
 *
 * `anexos` are the files as the form holds them. Source: spec 2 §5; decisions-members (Create).
 */
import { field, withRule } from '@sede/domain/contract';
import { OBRIGATORIO } from '@sede/domain/kernel';
import { z } from 'zod';
import { ASSOCIACAO_OUTRA, SEXO_OUTRO } from '../filiados.lists.ts';
import { filiadoFields } from './filiado.schema.ts';

const asked = (needed: boolean, value: string | null | undefined) => (needed && !value ? OBRIGATORIO : null);
const plain = z.object({
  ...filiadoFields,
  semEmail: field.bool(),
  anexos: z.array(z.looseObject({ id: z.string() })).max(20, 'No máximo 20.'),
});

const comEmail = withRule(plain, ['semEmail', 'email'], 'email', ({ semEmail, email }) => asked(!semEmail, email));
const comSexo = withRule(comEmail, ['sexo', 'sexoOutro'], 'sexoOutro', ({ sexo, sexoOutro }) =>
  asked(sexo === SEXO_OUTRO, sexoOutro),
);
const comPreferencia = withRule(
  comSexo,
  ['preferenciaComunicacao', 'emailFuncional'],
  'emailFuncional',
  ({ preferenciaComunicacao, emailFuncional }) => asked(preferenciaComunicacao === 'funcional', emailFuncional),
);
const comAssociacao = withRule(
  comPreferencia,
  ['filiadoAssociacao', 'associacaoOutra'],
  'associacaoOutra',
  ({ filiadoAssociacao, associacaoOutra }) => asked(filiadoAssociacao === 'OUTRO', associacaoOutra),
);
export const filiadoForm = withRule(
  comAssociacao,
  ['associacao', 'associacaoNaoListada'],
  'associacaoNaoListada',
  ({ associacao, associacaoNaoListada }) => asked(associacao === ASSOCIACAO_OUTRA, associacaoNaoListada),
);
export type FiliadoFormOutput = z.output<typeof filiadoForm>;
