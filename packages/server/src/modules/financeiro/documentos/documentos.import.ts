/** Documents of the old system, with their PDF where it was brought. The uploader need not be a user. Source: spec 3 §2.12; spec 1 §3.6. */
import { documentosRegister } from '@sede/domain/modules/financeiro/documentos';
import { erroPeriodo } from '@sede/domain/modules/financeiro/eventos';
import type { ImportSource } from '#platform/import/index.ts';
import { documentos } from './documentos.record.ts';

export const documentosImportSource: ImportSource = {
  order: 50,
  area: 'documentos',
  table: 'documentos',
  async importRecord({ tx, now, chave, keepFiles }, fields) {
    const inicio = fields.day('data_inicio_vigencia');
    const fim = fields.day('data_fim_vigencia');
    const turned = erroPeriodo(inicio, fim) !== null;
    if (turned) fields.remark('vigência termina antes de começar: o fim ficou de fora');
    const [file, ...more] = [...fields.files('anexo'), ...fields.files('anexos')];
    if (more.length > 0) fields.remark(`só o primeiro de ${more.length + 1} anexos`);
    const [idAnexo] = file ? await keepFiles(documentosRegister.fileRule, [file]) : [];
    const { id } = await documentos.insert(
      { tx },
      {
        idOrigem: chave,
        nome: fields.needText('nome', 200),
        dataInicioVigencia: inicio,
        dataFimVigencia: turned ? null : fim,
        idAnexo: idAnexo ?? null,
        dataCarregamento: fields.instant('data_carregamento') ?? now,
        email: fields.text('email', 254) ?? '',
        desabilitado: fields.yes('desabilitado'),
      },
    );
    return id;
  },
};
