/**
 * Transparency documents of the old system: the PDF where it was brought, else the https link that was published.
 * Source: spec 1 §3.6; decisions §7.
 */
import { isLinkHttps, transparenciaRegister } from '@sede/domain/modules/financeiro/transparencia';
import { type ImportSource, Refusal } from '#platform/import/index.ts';
import { transparencia } from './transparencia.record.ts';

export const transparenciaImportSource: ImportSource = {
  order: 60,
  area: 'documentos_transparencia',
  table: 'documentosTransparencia',
  async importRecord({ tx, now, chave, keepFiles }, fields) {
    const [file] = fields.files('anexo');
    const [idAnexo] = file ? await keepFiles(transparenciaRegister.fileRule, [file]) : [];
    const url = fields.text('url', 2000) ?? file?.url ?? '';
    if (!idAnexo && !isLinkHttps(url)) throw new Refusal('não tem arquivo nem link https');
    if (!idAnexo) fields.remark('publicado pelo link antigo: envie o PDF antes de desligar o sistema anterior');
    const { id } = await transparencia.insert(
      { tx },
      {
        idOrigem: chave,
        nome: fields.needText('nome', 200),
        url: idAnexo ? null : url,
        idAnexo: idAnexo ?? null,
        dataCarregamento: fields.instant('data_carregamento') ?? now,
        email: fields.text('email', 254) ?? '',
        desabilitado: fields.yes('desabilitado'),
      },
    );
    return id;
  },
};
