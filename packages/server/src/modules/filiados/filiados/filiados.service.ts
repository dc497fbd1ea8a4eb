/**
 * Members: registered and changed.
 *
 * A CPF that is known is refused with whose it is, by the index too when two people register it at once. Somebody who looks like another
 * (matrícula in the house, e-mail, name and birth) is asked about until it is answered 'Não é a mesma pessoa', which is kept. INATIVO stays
 * only with whom it was before, and with the dead; nobody is born tomorrow. Errors: `filiados.cpf_cadastrado` (409, data.existente),
 * `filiados.parecido` (409, data.parecidos), `filiados.inativo_so_de_inativo` (422), `plataforma.invalido`, `plataforma.versao_conflito`.
 * Source: spec 2 §2, §5, §8; decisions §8; decisions-members (Create).
 */
import type { InputOf } from '@sede/domain/contract';
import { type CalendarDate, OBRIGATORIO, OPCAO_INVALIDA, SedeError } from '@sede/domain/kernel';
import {
  CADASTROS,
  chaveMatricula,
  type Filiado,
  filiadosErrors,
  filiadosMotivos,
  formatMatricula,
  podeSerInativo,
} from '@sede/domain/modules/filiados/filiados';
import type { filiadosContract } from '@sede/domain/modules/filiados/filiados/contract';
import { sql } from 'kysely';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { isUniqueViolation } from '#platform/db/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { filiados } from './filiado.record.ts';
import { askHolder, createContaDe, followMember } from './filiados.conta.ts';
import {
  arquivosDaFicha,
  type Existente,
  findByCpf,
  findParecidos,
  moveFirstStart,
  openPeriodo,
} from './filiados.store.ts';

type Contract = typeof filiadosContract;
type Novo = InputOf<Contract['create']>;
type Mudado = InputOf<Contract['update']>;

function refuseCpf({ id, nome, cadastro }: Existente): never {
  const rotulo = CADASTROS.find(({ valor }) => valor === cadastro)?.rotulo ?? cadastro;
  const values = { nome, cadastro: rotulo };
  const { message } = filiadosErrors.cpf_cadastrado({ values });
  throw filiadosErrors.cpf_cadastrado({
    values,
    data: { existente: { id, nome, cadastro } },
    campos: { cpf: message },
  });
}

/** Of the two who register one CPF at once the index refuses the second, who is told whose it is. */
async function orKnownCpf<T>(ctx: WriteContext, cpf: string | undefined, write: () => Promise<T>): Promise<T> {
  await sql`savepoint cpf`.execute(ctx.tx);
  try {
    return await write();
  } catch (error) {
    if (!cpf || !isUniqueViolation(error, 'filiados_cpf')) throw error;
    await sql`rollback to savepoint cpf`.execute(ctx.tx);
    const other = await findByCpf(ctx.tx, cpf, null);
    if (other) refuseCpf(other);
    throw error;
  }
}

async function askParecidos(ctx: WriteContext, dados: Partial<Novo>, id: string | null, known: readonly string[]) {
  const alike = await findParecidos(
    ctx.tx,
    {
      casa: dados.empresa,
      matriculaChave: dados.matricula === undefined ? null : chaveMatricula(dados.matricula),
      email: dados.email ?? null,
      nome: dados.nomeCompleto,
      nascimento: dados.dataNascimento ?? null,
    },
    id,
  );
  const open = alike.filter((one) => !known.includes(one.id));
  if (open.length === 0) return;
  // Somebody who was registered this very moment is not alike: it is the same person.
  const same = dados.cpf && (await findByCpf(ctx.tx, dados.cpf, id));
  if (same) refuseCpf(same);
  throw filiadosErrors.parecido({ data: { parecidos: open } });
}

/** What a record asks beyond the shape of its fields. In: the fields as they will be; a birth only where it is said now. */
function refuseIncompleto(
  dados: Pick<Filiado, 'sexo' | 'situacaoFiliado'> & Partial<Record<string, unknown>>,
  { nascimento, hoje }: { nascimento: CalendarDate | null | undefined; hoje: CalendarDate },
): void {
  refuseCampos({
    ...(nascimento && nascimento > hoje ? { dataNascimento: filiadosErrors.data_futura().message } : {}),
    ...(dados.sexo === 'Outro' && !dados.sexoOutro ? { sexoOutro: OBRIGATORIO } : {}),
    ...(dados.filiadoAssociacao === 'OUTRO' && !dados.associacaoOutra ? { associacaoOutra: OBRIGATORIO } : {}),
    ...(dados.preferenciaComunicacao === 'funcional' && !dados.emailFuncional ? { emailFuncional: OBRIGATORIO } : {}),
  });
}

export async function createFiliado(
  contas: UsuariosDeps,
  ctx: WriteContext,
  { semEmail, distintos = [], anexos = [], dataFiliacao, ...dados }: Novo,
): Promise<Filiado> {
  const { tx, today } = ctx;
  if (!dados.email && !semEmail) refuseCampos({ email: OBRIGATORIO });
  if (dataFiliacao > today) refuseCampos({ dataFiliacao: filiadosErrors.data_futura().message });
  if (dados.situacaoFiliado === 'INATIVO') throw filiadosErrors.inativo_so_de_inativo();
  refuseIncompleto({ ...dados, sexo: dados.sexo ?? null }, { nascimento: dados.dataNascimento, hoje: today });
  const existing = await findByCpf(tx, dados.cpf, null);
  if (existing) refuseCpf(existing);
  if (dados.titularId) await filiados.get(ctx, dados.titularId);
  await askParecidos(ctx, dados, null, distintos);
  await arquivosDaFicha.takeAnexos(ctx, anexos);
  const matricula = formatMatricula(dados.empresa, dados.matricula);
  const usuarioId = await createContaDe(ctx, dados);
  const row = await orKnownCpf(ctx, dados.cpf, () =>
    filiados.insert(ctx, { ...dados, matricula, distintos, usuarioId, dataCadastro: today }),
  );
  await askHolder(contas, ctx, row);
  await openPeriodo(tx, { filiadoId: row.id, inicio: dataFiliacao });
  await arquivosDaFicha.linkAnexos(tx, [row.id], anexos);
  return filiados.get(ctx, row.id);
}

export async function updateFiliado(
  contas: UsuariosDeps,
  ctx: WriteContext,
  { id, versao, semEmail, distintos = [], anexos, dataFiliacao, ...dados }: Mudado,
): Promise<Filiado> {
  const { tx, today } = ctx;
  const row = await filiados.lock(ctx, { id, versao });
  if (row.anonimizadoEm !== null) throw filiadosErrors.estado({ values: { motivo: 'anonimizado' } });
  const email = dados.email === undefined ? row.email : dados.email;
  // Who had none before is not asked for one because of another field.
  if (!email && !semEmail && row.email) refuseCampos({ email: OBRIGATORIO });
  if (dados.situacaoFiliado === 'INATIVO' && !podeSerInativo(row.situacaoFiliado)) {
    throw filiadosErrors.inativo_so_de_inativo();
  }
  if (row.falecido && dados.situacaoFiliado !== undefined && dados.situacaoFiliado !== 'INATIVO') {
    refuseCampos({ situacaoFiliado: filiadosMotivos.texto('falecido') });
  }
  refuseIncompleto({ ...row, ...dados }, { nascimento: dados.dataNascimento, hoje: today });
  if (dados.titularId === id) refuseCampos({ titularId: OPCAO_INVALIDA });
  if (dados.titularId) await filiados.get(ctx, dados.titularId);
  if (dados.cpf !== undefined && dados.cpf !== row.cpf) {
    const existing = await findByCpf(tx, dados.cpf, id);
    if (existing) refuseCpf(existing);
  }
  const empresa = dados.empresa ?? row.empresa;
  const kept = dados.matricula === undefined && empresa === row.empresa;
  // A number is of its house: another house has another one.
  const matricula = kept ? row.matricula : formatMatricula(empresa, dados.matricula ?? '');
  if (matricula === '') refuseCampos({ matricula: OBRIGATORIO });
  const known = [...new Set([...row.distintos, ...distintos])];
  const named = ['matricula', 'email', 'nomeCompleto', 'dataNascimento', 'empresa'] as const;
  const changed = named.some((campo) => dados[campo] !== undefined && dados[campo] !== row[campo]);
  // The stored row and the change together are a member's fields.
  if (changed) await askParecidos(ctx, { ...row, ...dados } as Partial<Novo>, id, known);
  const newEmail = email !== row.email;
  if (newEmail) await followMember(contas, ctx, row, email);
  const conferidos = row.aConferir.filter((campo) => !(campo in dados));
  await orKnownCpf(ctx, dados.cpf, () =>
    filiados.update(ctx, row, { ...dados, matricula, distintos: known, aConferir: conferidos }),
  );
  if (newEmail) await askHolder(contas, ctx, { ...row, email });
  if (dataFiliacao !== undefined) {
    if (dataFiliacao > today) refuseCampos({ dataFiliacao: filiadosErrors.data_futura().message });
    await moveStart(ctx, id, dataFiliacao);
  }
  if (anexos !== undefined) {
    await arquivosDaFicha.takeAnexos(ctx, anexos);
    await arquivosDaFicha.linkAnexos(tx, [id], anexos);
  }
  return filiados.get(ctx, id);
}

/** 'Data de filiação' of the form is the first start; what would overlap the next period is refused by the database. */
async function moveStart({ tx }: WriteContext, id: string, inicio: string): Promise<void> {
  try {
    await moveFirstStart(tx, id, inicio);
  } catch (error) {
    if (error instanceof SedeError) throw error;
    const { constraint } = error as { constraint?: string }; // what the driver says of a refused row
    if (constraint === 'filiado_periodos_um_por_vez') throw filiadosErrors.periodo_sobreposto();
    if (constraint === 'filiado_periodos_ordem') throw filiadosErrors.fim_antes_do_inicio();
    throw error;
  }
}
