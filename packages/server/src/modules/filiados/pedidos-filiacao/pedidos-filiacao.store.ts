/**
 * SQL of applications and consents. Answers travel as text: the driver's camelCase must not reach into a stored value.
 *
 * The protocol is taken from the year's counter in the same statement, whose row is held until the transaction ends: gapless, unique.
 * A link's token is kept as its digest alone. Source: decisions-members (Public application, LGPD); invariants B6.
 */
import { createHash, randomBytes } from 'node:crypto';
import { newId } from '@sede/domain/kernel';
import type {
  DadosPedido,
  DependenteDoPedido,
  EstadoPedido,
  Finalidade,
} from '@sede/domain/modules/filiados/pedidos-filiacao';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { storedSettings } from '#platform/settings/index.ts';

const CONTADOR = 'pedidos_filiacao';

/** A new link: what is mailed, and what is kept of it. */
export function newToken(): { token: string; digest: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, digest: tokenDigest(token) };
}
const tokenDigest = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Versions of settings' texts: how often somebody changed them; 0 is the shipped one. */
export async function versoesDosTextos(db: Db | Tx): Promise<(chave: string) => number> {
  const stored = new Map((await storedSettings(db)).map(({ chave, versao }) => [chave, versao]));
  return (chave) => stored.get(chave) ?? 0;
}

export interface NovoPedido {
  dados: DadosPedido;
  nome: string;
  cpf: string;
  email: string;
  casa: string;
  termo: string;
  termoVersao: number;
  digest: Buffer;
  expiraEm: string;
}
export async function insertPedido(
  tx: Tx,
  now: string,
  pedido: NovoPedido,
): Promise<{ id: string; protocolo: string }> {
  const id = newId();
  const { rows } = await sql<{ id: string; protocolo: string }>`
    insert into pedidos_filiacao (id, ano, numero, dados, nome, cpf, email, casa, termo, termo_versao, resumos_do_link, expira_em)
    select ${id}::uuid, n.ano, n.numero, ${JSON.stringify(pedido.dados)}::jsonb, ${pedido.nome}, ${pedido.cpf}, ${pedido.email},
      ${pedido.casa}, ${pedido.termo}, ${pedido.termoVersao}, array[${pedido.digest}::bytea], ${pedido.expiraEm}::date
    from sede.proximo_do_ano(${CONTADOR}, ${now}::timestamptz) n
    returning id, protocolo`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('No application was inserted.');
  return row;
}

export interface NovoConsentimento {
  pedidoId: string;
  finalidade: Finalidade;
  versaoTexto: number;
  texto: string;
}
export async function insertConsentimentos(tx: Tx, now: string, novos: readonly NovoConsentimento[]): Promise<void> {
  for (const { pedidoId, finalidade, versaoTexto, texto } of novos) {
    await sql`insert into consentimentos (id, pedido_id, finalidade, versao_texto, texto, canal, dado_em)
      values (${newId()}, ${pedidoId}::uuid, ${finalidade}, ${versaoTexto}, ${texto}, 'formulario', ${now}::timestamptz)`.execute(
      tx,
    );
  }
}

/** The consents go over to the member; an earlier one for the same purpose is replaced by the newer. */
export async function giveConsentimentos(tx: Tx, now: string, pedidoId: string, filiadoId: string): Promise<void> {
  await sql`update consentimentos set revogado_em = ${now}::timestamptz
    where filiado_id = ${filiadoId}::uuid and revogado_em is null
      and finalidade in (select finalidade from consentimentos where pedido_id = ${pedidoId}::uuid)`.execute(tx);
  await sql`update consentimentos set filiado_id = ${filiadoId}::uuid where pedido_id = ${pedidoId}::uuid`.execute(tx);
}

export interface PedidoGuardado {
  id: string;
  versao: number;
  protocolo: string;
  estado: EstadoPedido;
  dados: DadosPedido | null;
  nome: string | null;
  cpf: string | null;
  email: string | null;
  termo: string | null;
  termoVersao: number;
  tentativasCpf: number;
  tentativasArquivo: number;
  criadoEm: string;
  expiraEm: string;
  assinatura: string | null;
  assinadoEm: string | null;
  evidencia: { em: string; endereco: string; navegador: string; resumo?: string } | null;
  anexoId: string | null;
}
type Lido = Omit<PedidoGuardado, 'dados' | 'evidencia'> & { dados: string | null; evidencia: string | null };

const kept = sql`p.id, p.versao, p.protocolo, p.estado, p.dados::text as dados, p.nome, p.cpf, p.email, p.termo, p.termo_versao,
  p.tentativas_cpf, p.tentativas_arquivo, p.criado_em, p.expira_em, p.assinatura, p.assinado_em, p.evidencia::text as evidencia, p.anexo_id`;
const parsed = ({ dados, evidencia, ...row }: Lido): PedidoGuardado => ({
  ...row,
  // Written by this file alone.
  dados: dados === null ? null : (JSON.parse(dados) as DadosPedido),
  evidencia: evidencia === null ? null : (JSON.parse(evidencia) as PedidoGuardado['evidencia']),
});

/** Whose link it is; `hold`: until the transaction ends. */
export async function findByToken(
  db: Db | Tx,
  token: string,
  { hold = false } = {},
): Promise<PedidoGuardado | undefined> {
  const { rows } = await sql<Lido>`select ${kept} from pedidos_filiacao p
    where p.resumos_do_link @> array[${tokenDigest(token)}::bytea] ${hold ? sql`for update` : sql``}`.execute(db);
  return rows[0] && parsed(rows[0]);
}
export async function readGuardado(db: Db | Tx, id: string): Promise<PedidoGuardado | undefined> {
  const { rows } = await sql<Lido>`select ${kept} from pedidos_filiacao p where p.id = ${id}::uuid`.execute(db);
  return rows[0] && parsed(rows[0]);
}

export async function countTry(tx: Tx, id: string, coluna: 'tentativas_cpf' | 'tentativas_arquivo'): Promise<void> {
  await sql`update pedidos_filiacao set ${sql.ref(coluna)} = ${sql.ref(coluna)} + 1 where id = ${id}::uuid`.execute(tx);
}

export interface AssinaturaFeita {
  assinatura: 'eletronica' | 'govbr' | 'papel';
  em: string;
  anexoId: string;
  evidencia: Record<string, string> | null;
}
export async function markAssinado(tx: Tx, id: string, feita: AssinaturaFeita): Promise<void> {
  const evidencia = feita.evidencia === null ? null : JSON.stringify(feita.evidencia);
  await sql`update pedidos_filiacao set estado = 'assinado', assinatura = ${feita.assinatura}, assinado_em = ${feita.em}::timestamptz,
    anexo_id = ${feita.anexoId}::uuid, evidencia = ${evidencia}::jsonb where id = ${id}::uuid`.execute(tx);
}

/** One more link; `alone`: the earlier ones end, tries begin anew, and it lives so long. */
export async function addToken(tx: Tx, id: string, digest: Buffer, alone?: { expiraEm: string }): Promise<void> {
  if (!alone) {
    await sql`update pedidos_filiacao set resumos_do_link = resumos_do_link || ${digest}::bytea where id = ${id}::uuid`.execute(
      tx,
    );
    return;
  }
  await sql`update pedidos_filiacao set resumos_do_link = array[${digest}::bytea], expira_em = ${alone.expiraEm}::date,
    tentativas_cpf = 0, tentativas_arquivo = 0 where id = ${id}::uuid`.execute(tx);
}

/** The period that this acceptance opened names the application. */
export async function namePeriodo(tx: Tx, filiadoId: string, pedidoId: string): Promise<void> {
  await sql`update filiado_periodos set pedido_id = ${pedidoId}::uuid
    where filiado_id = ${filiadoId}::uuid and fim is null and pedido_id is null`.execute(tx);
}

/** Dependents that the member has not: by CPF, else by name and birth. */
export async function addDependentes(tx: Tx, filiadoId: string, novos: readonly DependenteDoPedido[]): Promise<void> {
  for (const novo of novos) {
    await sql`insert into dependentes (id, filiado_id, nome_completo, cpf, data_nascimento, sexo, parentesco, nome_mae)
      select ${newId()}::uuid, ${filiadoId}::uuid, ${novo.nomeCompleto}, ${novo.cpf}, ${novo.dataNascimento}::date,
        ${novo.sexo}, ${novo.parentesco}, ${novo.nomeMae}
      where not exists (select from dependentes d where d.filiado_id = ${filiadoId}::uuid and (d.cpf = ${novo.cpf}
        or (d.data_nascimento = ${novo.dataNascimento}::date and sede.sem_acento(d.nome_completo) = sede.sem_acento(${novo.nomeCompleto}))))`.execute(
      tx,
    );
  }
}
