/**
 * Documents of finance and contracts, each with its PDF and the days in which it is in force.
 *
 * `vigente`: the last day of validity is not before today (São Paulo); computed, never stored; without a last day it is in
 * force. When and by whom the PDF was brought is the server's. Imported documents may have neither PDF nor days.
 * Source: spec 1 §8.2; spec 3 §2.12 (second half), §3, §5, §8; decisions §4, §5, §7 (Disabled), §9.
 */
import { computed, defineRegister, kind, legacy } from '@sede/domain/register';
import { erroPeriodo } from '../eventos/index.ts';
import { ARQUIVO_ROTULOS, ERRO_SALVAR_DOCUMENTO } from '../financeiro.arquivo.lists.ts';
import { DOCUMENTOS, LETRAS_DO_DOCUMENTO } from './documentos.name.ts';

export const documentosRegister = defineRegister({
  ...DOCUMENTOS,
  fields: {
    nome: kind.text('Nome', { max: 200, sort: true }),
    idAnexo: legacy(kind.file(ARQUIVO_ROTULOS.idAnexo, { kinds: ['pdf'] })),
    dataCarregamento: kind.instant(ARQUIVO_ROTULOS.dataCarregamento, { sort: true }),
    dataInicioVigencia: legacy(kind.date('Início da vigência', { sort: true })),
    dataFimVigencia: legacy(kind.date('Fim da vigência', { sort: true, filter: 'fim' })),
    vigente: computed(kind.yesNo('Vigente', { filter: true })),
    carregadoPor: computed(kind.text(ARQUIVO_ROTULOS.carregadoPor, { max: 254, sort: true })),
    email: computed(kind.text(ARQUIVO_ROTULOS.email, { max: 254, sort: true, unexported: true })),
  },
  nameField: 'nome',
  defaultSort: '-dataCarregamento',
  rules: [
    {
      of: ['dataInicioVigencia', 'dataFimVigencia'],
      at: 'dataFimVigencia',
      check: ({ dataInicioVigencia, dataFimVigencia }) => erroPeriodo(dataInicioVigencia, dataFimVigencia),
    },
  ],
  inUse: {
    em_uso: {
      by: ['eventos'],
      message: 'O Documento está associado a um ou mais eventos e não pode ser excluído.',
    },
  },
  // All that a colleague without the documents' roles may know: what to link to.
  picker: {
    permission: 'documentos.vincular',
    shows: ['nome'],
    byName: true,
    minLetters: LETRAS_DO_DOCUMENTO,
    max: 100,
  },
  texts: { incluido: 'Documento incluído com sucesso', erroSalvar: ERRO_SALVAR_DOCUMENTO },
});
