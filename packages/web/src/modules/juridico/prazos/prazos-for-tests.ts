/** A deadline of a judicial case, as the server answers it. HOJE of the tests is 21/11/2026, a Saturday. */
import type { Prazo } from '@sede/domain/modules/juridico/prazos';

export const PROCESSO = {
  ...{ id: '0198c0de-0000-7000-8000-0000000000c1', tipo: 'Judicial' as const, numero: '1023344-75.2021.4.01.3400' },
  ...{ tribunalOrgao: 'TRF1', titulo: null, escritorioNome: 'Prado', situacao: 'Em andamento' as const },
};
export const JULIA = { id: '0198c0de-0000-7000-8000-0000000000d1', nome: 'Júlia' };

export const prazo = (mais: Partial<Prazo> = {}): Prazo => ({
  ...{ id: '0198c0de-0000-7000-8000-000000000001', versao: 2, criadoEm: '2026-11-13T12:00:00Z' },
  ...{ atualizadoEm: '2026-11-13T12:00:00Z', processoId: PROCESSO.id, processo: PROCESSO.numero },
  ...{
    tipoDoProcesso: 'Judicial',
    tribunal: 'TRF1',
    escritorio: 'Prado',
    titulo: 'Réplica',
    tipoContagem: 'dias úteis',
  },
  ...{ publicacao: '2026-11-13', dias: 5, vencimento: '2026-11-23', responsavelId: JULIA.id, responsavel: JULIA.nome },
  ...{ responsavelSemAcesso: false, estado: 'Aberto', nota: null, motivo: null, encerradoEm: null, encerradoPor: null },
  pode: {},
  ...mais,
});
