/** Which files a theme, its items and its actions take. Unit: bytes. Source: spec 3 §5, §9; decisions-sindical-contratos-patrimonio (Files). */
import type { FileRule } from '@sede/domain/kernel';

export const ARQUIVOS_DO_TEMA: FileRule = {
  modulo: 'temas',
  kinds: ['pdf', 'doc', 'docx', 'mp4', 'webm', 'mov'],
  maxBytes: 5_000_000,
  textos: {
    tipo: 'Tipo de arquivo não permitido.',
    tamanho: (nome) => `O Arquivo ${nome} ultrapassa o limite permitido de 5 Megabytes.`,
    limite: '5 Megabytes',
  },
};
