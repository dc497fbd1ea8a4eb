/**
 * Assets and employees for pickers and filter chips of the area.
 * Source: spec 3 §5, §9; decisions-sindical-contratos-patrimonio (Permissions added, Assets).
 */
import {
  bensMessages,
  MIN_BUSCA_BEM,
  nomeDoBem,
  type OpcaoDeBem,
  SITUACAO_DO_BEM_ROTULOS,
} from '@sede/domain/modules/patrimonio/bens';
import { api } from '#platform/api/index.ts';
import { optionsSource, type RecordSource } from '#platform/ui/index.ts';

type Nomeavel = Pick<OpcaoDeBem, 'nPatrimonio' | 'tipoObjeto' | 'descricaoBem'>;

/** '004812 · Notebook' */
export const rotuloDoBem = (bem: Nomeavel): string =>
  bem.nPatrimonio === null ? nomeDoBem(bem) : `${bem.nPatrimonio} · ${bem.tipoObjeto}`;
/** What tells two alike apart: description and who has it. */
const detalheDoBem = ({ descricaoBem, usuario, setorAlocado, situacao }: OpcaoDeBem): string =>
  [descricaoBem, usuario ?? setorAlocado, SITUACAO_DO_BEM_ROTULOS[situacao]].filter(Boolean).join(' · ');

const dosBens = (livres: boolean): RecordSource => ({
  ...optionsSource(
    (input, options) => api.bens.options({ ...input, ...(livres && { livres }) }, options),
    (bem) => ({ value: bem.id, label: rotuloDoBem(bem), detail: detalheDoBem(bem) }),
    { minLetters: MIN_BUSCA_BEM },
  ),
  nothing: bensMessages.nenhumBem,
});
/** Any asset. */
export const bensSource = dosBens(false);
/** Those that may leave. */
export const bensLivresSource = dosBens(true);

export const funcionariosSource = optionsSource(
  (input, options) => api.funcionarios.options(input, options),
  ({ id, nome, email }) => ({ value: id, label: nome, detail: email }),
);
