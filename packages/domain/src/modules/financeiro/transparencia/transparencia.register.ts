/**
 * Documents that the union publishes: a stored PDF or an https link, one of them. When and by whom it was brought is the
 * server's. The database repeats the rule (`documentos_transparencia_publica`).
 * Source: spec 1 §2.20, §3.6, §5, §8.2, §8.3; decisions §4, §7 (Transparency document).
 */
import { computed, defineRegister, kind } from '@sede/domain/register';
import { ARQUIVO_ROTULOS, ERRO_SALVAR_DOCUMENTO } from '../financeiro.arquivo.lists.ts';
import { erroLink, erroPublicacao } from './documento-transparencia.rules.ts';
import { TRANSPARENCIA } from './transparencia.name.ts';

export const transparenciaRegister = defineRegister({
  ...TRANSPARENCIA,
  fields: {
    nome: kind.text('Nome', { max: 200, sort: true }),
    idAnexo: kind.file(ARQUIVO_ROTULOS.idAnexo, { kinds: ['pdf'], optional: true }),
    url: kind.text('Link', { max: 2000, optional: true, rule: erroLink }),
    dataCarregamento: kind.instant(ARQUIVO_ROTULOS.dataCarregamento, { sort: true, filter: 'carregado' }),
    carregadoPor: computed(kind.text(ARQUIVO_ROTULOS.carregadoPor, { max: 254, sort: true })),
    email: computed(kind.text(ARQUIVO_ROTULOS.email, { max: 254, sort: true, unexported: true })),
  },
  nameField: 'nome',
  defaultSort: '-dataCarregamento',
  rules: [{ of: ['url', 'idAnexo'], at: 'idAnexo', check: ({ url, idAnexo }) => erroPublicacao(url, idAnexo) }],
  texts: {
    erroSalvar: ERRO_SALVAR_DOCUMENTO,
    consequencia:
      'Fica marcado como fora de publicação: não é oferecido em registros novos; continua nesta lista, com o seu arquivo.',
    pergunta: (nome) => `Confirma a exclusão do documento ${nome}?`,
  },
});
