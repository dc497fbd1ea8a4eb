/**
 * What anonymising erases, and the erasing: in one transaction, for good.
 *
 * The record stays with what identifies nobody (house, situation, periods, sex), so that the numbers of past years keep. Documents,
 * dependents and whatever else the list of references says goes; the account goes as it does when a member is deleted. What the
 * audit kept is blanked later by its owner (`npm run audit:apagar`). Source: decisions-members (LGPD).
 */
import { type Anonimizavel, NOME_ANONIMIZADO } from '@sede/domain/modules/filiados/pedidos-titular';
import { sql } from 'kysely';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { eraseAnexos } from '#platform/files/index.ts';
import { forgetNome } from '#platform/personal-data/index.ts';
import { clearPeriodos, filiados, REFERENCIAS_AO_FILIADO, removeContaDe } from '../filiados/index.ts';
import { anexosDe } from './pedidos-titular.dados.ts';

export async function readAnonimizavel(db: Db | Tx, id: string): Promise<Anonimizavel> {
  const { rows } = await sql<Anonimizavel>`
    select f.anonimizado_em is not null as anonimizado,
      coalesce(bool_or(p.id is not null and p.fim is null), false) as aberta,
      greatest(max(p.fim), max(p.inicio), (
        select max(r.competencia) from consignacao_resultados r where r.filiado_id = f.id and r.descontado > 0), (
        select max((j.movimentado_em at time zone 'America/Sao_Paulo')::date) from filiados_processos v
        join processos_juridicos j on j.id = v.processo_id where v.filiado_id = f.id)) as ultimo_movimento
    from filiados f left join filiado_periodos p on p.filiado_id = f.id where f.id = ${id}::uuid group by f.id`.execute(
    db,
  );
  return rows[0] ?? { aberta: false, anonimizado: true, ultimoMovimento: null };
}

export async function readPrevia(db: Db, id: string) {
  const { rows } = await sql<{ dependentes: number; periodos: number; conta: boolean }>`
    select (select count(*)::int from dependentes where filiado_id = f.id) as dependentes,
      (select count(*)::int from filiado_periodos where filiado_id = f.id) as periodos,
      f.usuario_id is not null as conta
    from filiados f where f.id = ${id}::uuid`.execute(db);
  const found = rows[0] ?? { dependentes: 0, periodos: 0, conta: false };
  return { ...found, documentos: (await anexosDe(db, id)).length, estado: await readAnonimizavel(db, id) };
}

/** Everything of the row but what identifies nobody. */
const VAZIO = {
  ...{ nomeSocial: null, cpf: null, rg: null, orgaoExpedidor: null, ufOrgaoExpedidor: null, dataNascimento: null },
  ...{ sexoOutro: null, estadoCivil: null, nomeMae: null, escolaridade: null, email: null, emailFuncional: null },
  ...{ telCelular: null, whatsapp: false, telFixo: null, telComercial: null, telResidencial: null, ramal: null },
  ...{ cep: null, logradouro: null, bairro: null, cidade: null, nomeCtEmergencia: null, celularCtEmergencia: null },
  ...{ parentescoCtEmergencia: null, nomeFalecido: null, cpfFalecido: null, titularId: null, associacao: null },
  ...{ associacaoOutra: null, associacaoNaoListada: null, filiadoAssociacao: null, observacao: null, cargo: null },
  ...{
    preferenciaComunicacao: 'pessoal' as const,
    emailDevolvidoEm: null,
    usuarioId: null,
    aConferir: [],
    distintos: [],
  },
};

export async function anonymise(
  contas: UsuariosDeps,
  ctx: WriteContext,
  id: string,
): Promise<{ contaId: string | null }> {
  const { tx, now } = ctx;
  const { usuarioId: contaId } = await filiados.lock(ctx, { id });
  const anexos = await anexosDe(tx, id);
  await removeContaDe(contas, ctx, contaId);
  // The account that goes leaves the record, which is a new version of it.
  const row = await filiados.lock(ctx, { id });
  for (const { tabela, coluna, aoExcluir, aoAnonimizar } of REFERENCIAS_AO_FILIADO) {
    if (aoExcluir === 'fica' || aoAnonimizar === 'fica') continue;
    await sql`delete from ${sql.table(tabela)} where ${sql.ref(coluna)} = ${id}::uuid`.execute(tx);
  }
  await clearPeriodos(tx, id);
  // With it the database blanks what once they answered, what files of deductions say, mails to them and what their appointments' offices
  // were told of them. A matrícula names a person in the house's own lists.
  await filiados.update(ctx, row, { ...VAZIO, nomeCompleto: NOME_ANONIMIZADO, matricula: '0', anonimizadoEm: now });
  const { files } = ctx.services;
  for (const chave of await eraseAnexos(tx, anexos)) ctx.afterCommit(() => files.remove(chave));
  await sql`update pedidos_titular set filiado_nome = ${NOME_ANONIMIZADO} where filiado_id = ${id}::uuid`.execute(tx);
  await forgetNome(tx, id);
  return { contaId };
}
