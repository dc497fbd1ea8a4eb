/** A document as screen tests show it: 'Alvará', in force through 2026; the rest by overrides. */
import type { Documento } from '@sede/domain/modules/financeiro/documentos';

export const documento = (given: Partial<Documento> = {}): Documento => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  versao: 2,
  criadoEm: '2026-11-01T12:00:00.000Z',
  atualizadoEm: '2026-11-01T12:00:00.000Z',
  nome: 'Alvará',
  idAnexo: '0198c0de-0000-7000-8000-0000000000a1',
  anexo: { id: '0198c0de-0000-7000-8000-0000000000a1', nome: 'alvara.pdf', tamanho: 421_888 },
  dataCarregamento: '2026-11-01T12:00:00.000Z',
  dataInicioVigencia: '2026-01-01',
  dataFimVigencia: '2026-12-31',
  vigente: true,
  carregadoPor: 'Ana Prado',
  email: 'ana@sindicato.org',
  desabilitado: false,
  ...given,
});
