/**
 * The link of an event to a document, in both columns: 'não' takes it off, a document sent alone puts it on, and one that is
 * new to the event must be there and enabled. That 'sim' names a document, the register's rule asks.
 * Errors: `plataforma.invalido` at `idDocumento`. Source: spec 1 §3.6; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import type { Evento } from '@sede/domain/modules/financeiro/eventos';
import type { eventosContract } from '@sede/domain/modules/financeiro/eventos/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { references } from '#platform/records/index.ts';
import { DOCUMENTO_REFERENCIA } from '../documentos/index.ts';

type Vinculo = Pick<Evento, 'relacaoDocumentos' | 'idDocumento'>;
interface Save {
  dados: Partial<InputOf<typeof eventosContract.create>>;
  atual: Vinculo | null;
}

const SEM_DOCUMENTO: Vinculo = { relacaoDocumentos: false, idDocumento: null };
const checkDocumento = references({ idDocumento: DOCUMENTO_REFERENCIA });

export async function vinculo({ tx }: WriteContext, { dados, atual }: Save): Promise<Vinculo> {
  const antes = atual ?? SEM_DOCUMENTO;
  const { relacaoDocumentos = antes.relacaoDocumentos || Boolean(dados.idDocumento), idDocumento = antes.idDocumento } =
    dados;
  if (!relacaoDocumentos) return SEM_DOCUMENTO;
  if (idDocumento !== antes.idDocumento) await checkDocumento(tx, { idDocumento });
  return { relacaoDocumentos, idDocumento };
}
