/**
 * Members of the old system, with their periods and the PDFs that stood under `{id}/`. Refused is only who has no name.
 *
 * A CPF that is wrong, missing or another record's is empty and the record 'a conferir'; its old text, like that of every field
 * that could not be read, stands in the observation. House, matrícula and situação cannot be empty: one that is missing gets a
 * stand-in and is 'a conferir'. Whoever died is INATIVO. What is derived (cadastro, anexosFlag, escritorios, hasProcesso) is not
 * taken. An account is linked when its e-mail is exactly one member's; none is made. A pensioner's titular is the record with the CPF
 * that theirs names, whichever of the two comes first.
 * Source: spec 2 §3, §4; decisions-members (Import, Account).
 */
import { newId, todayInSaoPaulo } from '@sede/domain/kernel';
import {
  ARQUIVOS_DA_FICHA,
  CASAS,
  type Casa,
  FILIADO_ASSOCIACAO,
  FORMAS_PAGAMENTO,
  formatMatricula,
  SITUACOES,
  type Situacao,
} from '@sede/domain/modules/filiados/filiados';
import { sql } from 'kysely';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import { type ImportContext, type ImportSource, TolerantFields } from '#platform/import/index.ts';
import { readContatos, readPessoais } from './campos-antigos.ts';
import { filiados } from './filiado.record.ts';
import { openConta, readConta } from './filiados.import.conta.ts';
import { readPalavra } from './filiados.import.listas.ts';
import { findTitular, giveTitular } from './filiados.import.titular.ts';
import { arquivosDaFicha, findByCpf } from './filiados.store.ts';
import { type PeriodoAntigo, periodosDe } from './periodos-antigos.ts';

const SEM_MATRICULA = 'S/N';

async function readCpf({ tx }: ImportContext, campos: TolerantFields, conferir: string[]): Promise<string | null> {
  const cpf = campos.cpf('cpf');
  const repetido = cpf !== null && (await findByCpf(tx, cpf, null)) !== undefined;
  if (cpf !== null && !repetido) return cpf;
  conferir.push('cpf');
  return repetido ? campos.empty('cpf', cpf, 'repetido, já é de outra ficha') : null;
}

/** What may not be empty. Câmara's ponto tells the house. */
function readFuncionais(campos: TolerantFields, conferir: string[]) {
  const { fields } = campos;
  const ponto = fields.text('ponto', 40);
  const told = campos.option('empresa', CASAS);
  if (told === null) {
    fields.remark('sem casa legível: ficou a Câmara, a conferir');
    conferir.push('empresa');
  }
  const empresa: Casa = told ?? 'CAMARA';
  const written =
    empresa === 'CAMARA' ? (ponto ?? fields.text('matricula', 40)) : (fields.text('matricula', 40) ?? ponto);
  const matricula = formatMatricula(empresa, written ?? '').slice(0, 40);
  if (matricula === '') {
    fields.remark('sem matrícula: a conferir');
    conferir.push('matricula');
  }
  return { empresa, matricula: matricula || SEM_MATRICULA };
}

function readSituacao(campos: TolerantFields, falecido: boolean, conferir: string[]) {
  const told: Situacao | null = campos.option('situacao_filiado', SITUACOES);
  if (told === null) {
    campos.fields.remark(`sem situação legível: ficou ${falecido ? 'Inativo' : 'Ativo'}, a conferir`);
    conferir.push('situacaoFiliado');
  }
  if (!falecido) return { situacaoFiliado: told ?? ('ATIVO' as const), situacaoAnterior: null };
  return { situacaoFiliado: 'INATIVO' as const, situacaoAnterior: told === 'INATIVO' ? null : told };
}

function readPeriodos({ now }: ImportContext, campos: TolerantFields, falecido: boolean) {
  const hoje = todayInSaoPaulo(new Date(now));
  const cadastro = campos.day('data_cadastro') ?? hoje;
  const { periodos, ressalvas } = periodosDe({
    filiacao: campos.day('data_filiacao'),
    ultima: campos.day('ultima_filiacao'),
    desfiliacao: campos.day('data_desfiliacao'),
    ...{ cadastro, falecido, hoje },
  });
  for (const ressalva of ressalvas) campos.fields.remark(ressalva);
  return { periodos, hoje, dataCadastro: cadastro };
}

async function insertPeriodo({ tx }: ImportContext, filiadoId: string, periodo: PeriodoAntigo): Promise<void> {
  const { inicio, fim, presumido, porFalecimento } = periodo;
  await sql`insert into filiado_periodos (id, filiado_id, inicio, fim, motivo, presumido, por_falecimento)
    values (${newId()}, ${filiadoId}::uuid, ${inicio}::date, ${fim}::date, ${porFalecimento ? 'Falecimento' : null},
      ${presumido}, ${porFalecimento})`.execute(tx);
}

async function readAssociacao(context: ImportContext, campos: TolerantFields) {
  const { fields } = campos;
  const filiadoAssociacao = campos.option('filiado_associacao', FILIADO_ASSOCIACAO);
  const casa = CASAS.find(({ valor }) => valor === filiadoAssociacao)?.valor;
  return {
    filiadoAssociacao,
    associacao: casa
      ? await readPalavra(context, fields, { campo: 'associacao', casa })
      : fields.text('associacao', 120),
    associacaoOutra: fields.text('associacao_outra', 120),
    associacaoNaoListada: fields.text('associacao_nao_listada', 120),
  };
}

const observacaoDe = (observacao: string | null, notas: readonly string[]): string | null =>
  [observacao?.slice(0, Math.max(0, 3900 - notas.join('\n').length)), ...notas]
    .filter(Boolean)
    .join('\n')
    .slice(0, 4000) || null;

export const filiadosImportSource = (contas: UsuariosDeps): ImportSource => ({
  order: 200,
  area: 'filiados',
  table: 'filiados',
  async importRecord(context, fields) {
    const { tx, chave, keepFiles } = context;
    const nomeCompleto = fields.needText('nome_completo', 200);
    const campos = new TolerantFields(fields);
    const aConferir: string[] = [];
    const falecido = fields.yes('falecido');
    const cpf = await readCpf(context, campos, aConferir);
    const funcionais = readFuncionais(campos, aConferir);
    const { periodos, hoje, dataCadastro } = readPeriodos(context, campos, falecido);
    const contatos = readContatos(campos);
    const cpfFalecido = campos.cpf('cpf_falecido');
    const row = await filiados.insert(context, {
      idOrigem: chave,
      nomeCompleto,
      cpf,
      ...readPessoais(campos, hoje),
      ...contatos,
      ...funcionais,
      cargo: await readPalavra(context, fields, { campo: 'cargo', casa: funcionais.empresa }),
      ...readSituacao(campos, falecido, aConferir),
      falecido,
      nomeFalecido: fields.text('nome_falecido', 200),
      cpfFalecido,
      titularId: await findTitular(context, cpfFalecido),
      ...(await readAssociacao(context, campos)),
      formaPagamento: campos.word('forma_pagamento', FORMAS_PAGAMENTO),
      valorPago: campos.safely('valor_pago', () => fields.reais('valor_pago')),
      dataCadastro,
      usuarioId: await readConta(context, fields, contatos.email),
      aConferir,
      observacao: observacaoDe(fields.text('observacao', 4000), campos.notes),
    });
    await openConta(contas, context, row);
    await giveTitular(context, row);
    for (const periodo of periodos) await insertPeriodo(context, row.id, periodo);
    await arquivosDaFicha.linkAnexos(tx, [row.id], await keepFiles(ARQUIVOS_DA_FICHA, fields.files('anexos')));
    return row.id;
  },
});
