/** Operations of transparency documents. Source: spec 1 §2.20, §4.4; decisions §4, §7. */
import { enablingOps, recordOps } from '@sede/domain/contract';
import {
  documentoTransparenciaSchema,
  transparenciaFields,
  transparenciaList,
} from './documento-transparencia.schema.ts';

const base = {
  path: '/transparencia',
  permission: 'transparencia',
  nomes: { um: 'um documento de transparência', muitos: 'documentos de transparência' },
  record: documentoTransparenciaSchema,
} as const;

export const transparenciaContract = {
  ...recordOps({ ...base, list: transparenciaList, fields: transparenciaFields, errors: {} }),
  ...enablingOps(base),
};
