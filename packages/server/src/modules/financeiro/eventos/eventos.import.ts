/** Events of the old system; what they call their document may be a contract. Source: spec 1 §3.6; decisions-sindical-contratos-patrimonio (Import). */
import { AREAS_EVENTO, erroPeriodo, PUBLICOS_ALVO, TIPOS_EVENTO } from '@sede/domain/modules/financeiro/eventos';
import type { ImportSource } from '#platform/import/index.ts';
import { findContrato, linkImportados } from '../financeiro.import.ts';
import { eventos } from './eventos.record.ts';

export const eventosImportSource: ImportSource = {
  order: 70,
  area: 'eventos',
  table: 'eventos',
  begin: (context) => linkImportados(context, 'eventos'),
  async importRecord(context, fields) {
    const { tx, chave, origins } = context;
    const inicio = fields.day('data_inicio');
    const fim = fields.day('data_fim');
    const turned = erroPeriodo(inicio, fim) !== null;
    if (turned) fields.remark('termina antes de começar: o fim ficou de fora');
    const documento = fields.text('id_documento', 200);
    const idDocumento = documento === null ? undefined : await origins.idOf(tx, 'documentos', documento);
    // The old system had one field for both.
    const idContrato = documento === null || idDocumento ? undefined : await findContrato(context, documento);
    if (documento !== null && !idDocumento && !idContrato) fields.remark('sem o documento, que não foi importado');
    const { id } = await eventos.insert(
      { tx },
      {
        idOrigem: chave,
        tipo: fields.oneOf('tipo', TIPOS_EVENTO),
        nome: fields.needText('nome', 200),
        areas: fields.someOf('areas', AREAS_EVENTO),
        descricao: fields.text('descricao', 2000),
        dataInicio: inicio,
        dataFim: turned ? null : fim,
        publicosAlvo: fields.someOf('publicos_alvo', PUBLICOS_ALVO),
        responsaveis: fields.texts('responsaveis').join(', ').slice(0, 500) || null,
        relacaoDocumentos: (idDocumento ?? idContrato) !== undefined,
        idDocumento: idDocumento ?? null,
        idContrato: idContrato ?? null,
        desabilitado: fields.yes('desabilitado'),
      },
    );
    return id;
  },
};
