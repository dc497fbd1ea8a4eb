/**
 * One application whole, as the desk reads it: answers, consents, the signed file, whose the CPF is already and in what the two differ,
 * who looks alike, other applications of the CPF. Reading it is written down, with the record that it is compared to.
 * Source: decisions-members (Public application; LGPD).
 */
import { diffRecords, platformErrors } from '@sede/domain/kernel';
import { chaveMatricula, VALORES_CASA } from '@sede/domain/modules/filiados/filiados';
import {
  CAMPOS_COMPARADOS,
  type DadosPedido,
  filiadoDoPedido,
  type Pedido,
  respostasDosDependentes,
  respostasPorPasso,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import { sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { findByCpf, findParecidos, readRestritos } from '../filiados/index.ts';
import { pedidos } from './pedido.record.ts';
import { readGuardado } from './pedidos-filiacao.store.ts';

async function readExistente(ctx: ReadContext, cpf: string, dados: DadosPedido): Promise<Pedido['existente']> {
  const found = await findByCpf(ctx.db, cpf, null);
  if (!found) return null;
  const ficha = await readRestritos(ctx, found);
  const novo = filiadoDoPedido(dados);
  const asked = Object.fromEntries(Object.entries(CAMPOS_COMPARADOS).filter(([campo]) => campo in novo));
  const { falecido } = ficha;
  return { ...found, falecido, diferencas: diffRecords(asked, { ...ficha }, { ...ficha, ...novo }) };
}

async function readParecidos({ db }: ReadContext, dados: DadosPedido): Promise<Pedido['parecidos']> {
  const novo = filiadoDoPedido(dados);
  const alike = await findParecidos(
    db,
    {
      casa: VALORES_CASA.find((casa) => casa === novo.empresa),
      matriculaChave: chaveMatricula(novo.matricula),
      email: novo.email,
      nome: novo.nomeCompleto,
      nascimento: novo.dataNascimento,
    },
    null,
  );
  return alike.map(({ id, nome, cadastro, por }) => ({ id, nome, cadastro, por }));
}

const rowsOf = async <T>(query: ReturnType<typeof sql<T>>, { db }: ReadContext): Promise<T[]> =>
  (await query.execute(db)).rows;

/** In a write too: what was just decided. */
export async function readPedido(ctx: ReadContext, { id }: { id: string }): Promise<Pedido> {
  const listado = await pedidos.get(ctx, id);
  const guardado = await readGuardado(ctx.db, id);
  if (!guardado) throw platformErrors.nao_encontrado();
  const { dados, cpf, evidencia } = guardado;
  const existente = dados && cpf ? await readExistente(ctx, cpf, dados) : null;
  const consentimentos = await rowsOf(
    sql<Pedido['consentimentos'][number]>`
      select finalidade, versao_texto as versao, dado_em, revogado_em from consentimentos
      where pedido_id = ${id}::uuid order by dado_em, finalidade`,
    ctx,
  );
  const [anexo = null] = await rowsOf(
    sql<NonNullable<Pedido['anexo']>>`
      select a.id, a.nome, a.tamanho from anexos a where a.id = ${guardado.anexoId}::uuid and a.liberado_em is null`,
    ctx,
  );
  const outros = await rowsOf(
    sql<Pedido['outros'][number]>`
      select id, protocolo, estado from pedidos_filiacao where cpf = ${cpf} and id <> ${id}::uuid order by ano desc, numero desc limit 10`,
    ctx,
  );
  return {
    ...listado,
    email: guardado.email,
    respostas: dados ? respostasPorPasso(dados) : [],
    dependentes: dados ? respostasDosDependentes(dados) : [],
    consentimentos,
    anexo,
    evidencia: evidencia && { em: evidencia.em, endereco: evidencia.endereco, navegador: evidencia.navegador },
    existente,
    parecidos: dados && !existente ? await readParecidos(ctx, dados) : [],
    outros,
  };
}

export async function openPedido(ctx: ReadContext, { id }: { id: string }): Promise<Pedido> {
  const pedido = await readPedido(ctx, { id });
  await registerAcesso(ctx, {
    ato: 'abrir',
    tela: 'pedidosFiliacao',
    filiado: pedido.filiadoId && pedido.nome ? { id: pedido.filiadoId, nome: pedido.nome } : null,
    detalhe: { pedido: pedido.protocolo },
  });
  return pedido;
}
