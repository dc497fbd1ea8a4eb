/**
 * The union's logo: put, exchanged, removed by gestor_sistema; read by everybody, the sign-in page included.
 *
 * Errors: `configuracoes.logo_*` with the field `logo`; `plataforma.versao_conflito`; `configuracoes.sem_logo`.
 * Source: decisions §1, §3; docs/decisions/015.
 */
import { createHash } from 'node:crypto';
import { formatHoraBr, platformErrors } from '@sede/domain/kernel';
import { configuracoesErrors, LOGO_LADO, LOGO_MAXIMO, type Logo } from '@sede/domain/modules/sistema/configuracoes';
import type { FileReply, WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { type Imagem, readImagem } from './imagem.ts';
import { findLogo, logoChangedBy, readLogo, removeLogo, writeLogo } from './logo.store.ts';

const refusal = (error: 'logo_invalido' | 'logo_grande' | 'logo_medidas') =>
  configuracoesErrors[error]({ campos: { logo: configuracoesErrors[error]().message } });

function check(bytes: Buffer): Imagem {
  if (bytes.length > LOGO_MAXIMO) throw refusal('logo_grande');
  const imagem = readImagem(bytes);
  if (!imagem) throw refusal('logo_invalido');
  const { minimo, maximo } = LOGO_LADO;
  if ([imagem.largura, imagem.altura].some((lado) => lado < minimo || lado > maximo)) throw refusal('logo_medidas');
  return imagem;
}

async function conflict(tx: Tx): Promise<Error> {
  const [logo, changed] = [await findLogo(tx), await logoChangedBy(tx)];
  return platformErrors.versao_conflito({
    values: { nome: changed?.nome ?? 'outra pessoa', hora: changed ? formatHoraBr(changed.em) : '' },
    data: { atual: { logo }, versao: logo?.versao ?? 0 },
  });
}

export async function replaceLogo({ tx }: WriteContext, input: { conteudo: string; versao: number }): Promise<Logo> {
  const imagem = check(Buffer.from(input.conteudo, 'base64'));
  const sha256 = createHash('sha256').update(imagem.conteudo).digest('hex');
  const logo = await writeLogo(tx, imagem, sha256, input.versao);
  if (!logo) throw await conflict(tx);
  return logo;
}

export async function clearLogo({ tx }: WriteContext, { versao }: { versao: number }): Promise<{ id: string }> {
  const id = await removeLogo(tx, versao);
  if (id !== null) return { id };
  if (!(await findLogo(tx))) throw configuracoesErrors.sem_logo();
  throw await conflict(tx);
}

/** At the address that names this image (its digest) it may be cached for ever; at the general address it may not. */
export async function downloadLogo(db: Db, v: string | undefined): Promise<FileReply> {
  const logo = await readLogo(db);
  if (!logo) throw configuracoesErrors.sem_logo();
  const { tipo, conteudo, sha256 } = logo;
  const exact = v !== undefined && v.length >= 16 && sha256.startsWith(v);
  return {
    nome: tipo === 'image/png' ? 'logo.png' : 'logo.jpg',
    tipo,
    corpo: conteudo,
    tamanho: conteudo.length,
    disposicao: 'inline',
    cache: exact ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}
