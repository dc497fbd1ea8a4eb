/** SQL of the union's logo: one row at most. `sha256` (hexadecimal) names the image in its address. */
import { newId } from '@sede/domain/kernel';
import type { Logo, TipoLogo } from '@sede/domain/modules/sistema/configuracoes';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import type { Imagem } from './imagem.ts';

interface LogoRow {
  id: string;
  versao: number;
  tipo: TipoLogo;
  largura: number;
  altura: number;
  tamanho: number;
  sha256: string;
}

/** Where the image is read from: another image has another address, so that caches may keep each for ever. */
const enderecoDe = (sha256: string): string => `/api/configuracoes/logo?v=${sha256.slice(0, 16)}`;

const toLogo = ({ versao, tipo, largura, altura, tamanho, sha256 }: LogoRow): Logo => ({
  versao,
  tipo,
  largura,
  altura,
  tamanho,
  endereco: enderecoDe(sha256),
});

const COLUMNS = sql`id, versao, tipo, largura, altura, length(conteudo) as tamanho, sha256`;

export async function findLogo(db: Db | Tx): Promise<Logo | null> {
  const { rows } = await sql<LogoRow>`select ${COLUMNS} from logotipos`.execute(db);
  return rows[0] ? toLogo(rows[0]) : null;
}

export interface LogoImagem {
  tipo: TipoLogo;
  largura: number;
  altura: number;
  conteudo: Buffer;
  sha256: string;
}

/** With its bytes, for the receipt, the mails and the screens. */
export async function readLogo(db: Db | Tx): Promise<LogoImagem | null> {
  const { rows } = await sql<LogoImagem>`select tipo, largura, altura, conteudo, sha256 from logotipos`.execute(db);
  return rows[0] ?? null;
}

/** null: somebody else changed it meanwhile. `versao` 0: there was none. */
export async function writeLogo(
  tx: Tx,
  { tipo, largura, altura, conteudo }: Imagem,
  sha256: string,
  versao: number,
): Promise<Logo | null> {
  const { rows } =
    versao === 0
      ? await sql<LogoRow>`insert into logotipos (id, tipo, conteudo, sha256, largura, altura)
          values (${newId()}::uuid, ${tipo}, ${conteudo}, ${sha256}, ${largura}, ${altura})
          on conflict (unico) do nothing returning ${COLUMNS}`.execute(tx)
      : await sql<LogoRow>`update logotipos set tipo = ${tipo}, conteudo = ${conteudo}, sha256 = ${sha256},
          largura = ${largura}, altura = ${altura} where versao = ${versao} returning ${COLUMNS}`.execute(tx);
  return rows[0] ? toLogo(rows[0]) : null;
}

/** The removed row's id; null: it is not there, or somebody changed it. */
export async function removeLogo(tx: Tx, versao: number): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`delete from logotipos where versao = ${versao} returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Who changed it last, for the conflict's text. */
export async function logoChangedBy(tx: Tx): Promise<{ nome: string; em: string } | null> {
  const { rows } = await sql<{ nome: string; em: string }>`
    select coalesce(u.nome, 'outra pessoa') as nome, l.atualizado_em as em
    from logotipos l left join usuarios u on u.id = l.atualizado_por`.execute(tx);
  return rows[0] ?? null;
}
