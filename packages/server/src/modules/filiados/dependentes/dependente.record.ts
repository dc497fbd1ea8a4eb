/**
 * Dependents, described once: whoever sees the registry sees them all, by name within their member.
 *
 * CPF, mother's name and the list of files are masked in every read but `dependentes.restritos`; the history stands in the member's.
 * Found by words of the name, by initials, by the whole CPF: a part of one would find whose masked CPF it is, digit by digit.
 * Source: spec 2 §2, §3; decisions-members (Sensitive data).
 */
import { can } from '@sede/domain/access';
import { mascarar, normaliseCpfCnpj, podeDe } from '@sede/domain/kernel';
import {
  CAMPOS_RESTRITOS_DO_DEPENDENTE,
  DEPENDENTE_FIELDS,
  type Dependente,
  motivoNaoEditarDependente,
  motivoNaoExcluirDependente,
} from '@sede/domain/modules/filiados/dependentes';
import { dependenteSchema } from '@sede/domain/modules/filiados/dependentes/contract';
import { idadeEm } from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { type Curtas, initialsIn, type WordCondition, wordIn } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';

type Linha = Omit<Dependente, 'idade' | 'pode'>;

const columns = sql`d.id, d.versao, d.criado_em, d.atualizado_em, d.filiado_id, d.nome_completo, d.data_nascimento, d.sexo,
  d.sexo_outro, d.parentesco, d.cpf, d.nome_mae,
  (select count(*) from dependentes_anexos x where x.dependente_id = d.id)::int as anexos,
  coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'nome', x.nome, 'tamanho', a.tamanho, 'protegido', a.protegido,
      'anexadoEm', x.criado_em, 'anexadoPor', u.nome) order by x.criado_em, x.id)
    from dependentes_anexos x join anexos a on a.id = x.anexo_id left join usuarios u on u.id = x.criado_por
    where x.dependente_id = d.id), '[]') as arquivos`;

/** As the reader may see one, without masks. */
export function presentInteiro({ actor, today }: Reader) {
  const quem = { edita: can(actor.papeis, 'dependentes.editar'), exclui: can(actor.papeis, 'dependentes.excluir') };
  const pode = podeDe({ editar: motivoNaoEditarDependente(quem), excluir: motivoNaoExcluirDependente(quem) });
  return (linha: Linha): Dependente => ({
    ...linha,
    idade: idadeEm(linha.dataNascimento, today),
    pode,
  });
}

function presentDependente(reader: Reader) {
  const inteiro = presentInteiro(reader);
  return (linha: Linha): Dependente => {
    const masked = Object.fromEntries(CAMPOS_RESTRITOS_DO_DEPENDENTE.map((campo) => [campo, mascarar(linha[campo])]));
    return { ...inteiro(linha), ...masked, arquivos: null };
  };
}

const CPF_INTEIRO = /^[0-9]{11}$/;
export const searchDependentesBy =
  (curtas: Curtas): WordCondition =>
  (asked) => {
    const { word, like } = asked;
    const digits = normaliseCpfCnpj(word);
    if (CPF_INTEIRO.test(digits)) return sql<boolean>`d.cpf = ${digits}`;
    const text = wordIn(sql`d.busca`, asked, curtas);
    // The text that the index knows has the CPF too: a word with a digit must stand in the name.
    const named = /[0-9]/.test(word) ? sql`(${text} and sede.sem_acento(d.nome_completo) like ${like})` : text;
    const initials = initialsIn(sql`d.iniciais`, asked, curtas);
    return initials === null ? sql<boolean>`${named}` : sql<boolean>`${named} or ${initials}`;
  };
export const searchDependentes = searchDependentesBy('em-qualquer-parte');

export const dependentes = defineRecord({
  modulo: 'dependentes',
  tabela: 'dependentes',
  alias: 'd',
  schema: dependenteSchema,
  visivel: todos,
  columns,
  order: { nome: sql`d.nome_completo` },
  notNull: ['nome'],
  filter: ({ filiado }: { filiado: string }) => [sql`d.filiado_id = ${filiado}::uuid`],
  present: presentDependente,
  nome: sql`d.nome_completo`,
  search: searchDependentes,
  fields: DEPENDENTE_FIELDS,
});

/** A member's, with the youngest birth last: the order in which families are told. */
export const daFamilia = (filiado: string) => ({
  conditions: [sql`d.filiado_id = ${filiado}::uuid`],
  order: sql`d.data_nascimento, d.nome_completo, d.id`,
  limit: 500,
});
export type { Linha as DependenteLinha };
export { presentDependente };
