/**
 * The link of an event to a document or a contract, in all its columns: 'não' takes it off, one that is sent alone puts it on. A document
 * that is new to the event must be there and enabled; a new contract is held until the save is done, so that it is not deleted
 * meanwhile. That 'sim' names one, and not both, the register's rules ask.
 * Errors: `plataforma.invalido` at `idDocumento`, `idContrato`. Source: spec 1 §3.6; decisions-sindical-contratos-patrimonio (Links, Races).
 */
import type { InputOf } from '@sede/domain/contract';
import type { Evento } from '@sede/domain/modules/financeiro/eventos';
import type { eventosContract } from '@sede/domain/modules/financeiro/eventos/contract';
import { holdContrato } from '#modules/contratos/contratos/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { references } from '#platform/records/index.ts';
import { DOCUMENTO_REFERENCIA } from '../documentos/index.ts';

type Vinculo = Pick<Evento, 'relacaoDocumentos' | 'idDocumento' | 'idContrato'>;
interface Save {
  dados: Partial<InputOf<typeof eventosContract.create>>;
  atual: Vinculo | null;
}

const SEM_DOCUMENTO: Vinculo = { relacaoDocumentos: false, idDocumento: null, idContrato: null };
const checkDocumento = references({ idDocumento: DOCUMENTO_REFERENCIA });

export async function vinculo({ tx }: WriteContext, { dados, atual }: Save): Promise<Vinculo> {
  const antes = atual ?? SEM_DOCUMENTO;
  const { idDocumento = antes.idDocumento, idContrato = antes.idContrato } = dados;
  const { relacaoDocumentos = antes.relacaoDocumentos || Boolean(dados.idDocumento ?? dados.idContrato) } = dados;
  if (!relacaoDocumentos) return SEM_DOCUMENTO;
  if (idDocumento !== antes.idDocumento) await checkDocumento(tx, { idDocumento });
  if (idContrato !== null && idContrato !== antes.idContrato) await holdContrato(tx, idContrato);
  return { relacaoDocumentos, idDocumento, idContrato };
}
