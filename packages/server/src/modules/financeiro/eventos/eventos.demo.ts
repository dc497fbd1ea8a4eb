/** The fictional union's events, past and to come; one refers to its document, one to an agreement among the contracts. Areas and publics are the settings' words. */
import { addDays, addMonthsAnchored } from '@sede/domain/kernel';
import type { DemoPart } from '#demo/index.ts';

/** `meses`: from today, negative is past. */
const EVENTOS = [
  { tipo: 'Próprio', nome: 'Encontro Nacional dos Representantes', areas: ['Defesa'], meses: -26, dias: 3 },
  { tipo: 'Próprio', nome: 'Semana da Saúde do Servidor', areas: ['Benefício'], meses: -19, dias: 5 },
  {
    tipo: 'Patrocinado',
    nome: 'Corrida do Legislativo',
    areas: ['Outra'],
    meses: -14,
    dias: 1,
    documento: 'Termo de patrocínio da Corrida do Legislativo',
  },
  {
    ...({ tipo: 'Próprio', nome: 'Seminário Carreiras de Estado', areas: ['Defesa'], meses: -8, dias: 2 } as const),
    contrato: 'Acordo de cooperação com a biblioteca',
  },
  { tipo: 'Próprio', nome: 'Assembleia Geral Ordinária', areas: ['Defesa', 'Outra'], meses: -3, dias: 1 },
  { tipo: 'Próprio', nome: 'Festa de Fim de Ano dos Filiados', areas: ['Benefício'], meses: 1, dias: 1 },
] as const;

export const eventosDemo: DemoPart = {
  after: ['documentos', 'contratos'],
  async seed({ office, person, hoje, idOf }) {
    for (const { tipo, nome, areas, meses, dias, ...resto } of EVENTOS) {
      const dataInicio = addMonthsAnchored(hoje, meses);
      await office.act(person('gestor_evento'), 'eventos', 'create', {
        tipo,
        nome,
        areas: [...areas],
        dataInicio,
        dataFim: addDays(dataInicio, dias - 1),
        publicosAlvo: ['Filiados CD', 'Filiados SF', 'Filiados TCU'],
        ...('documento' in resto && { relacaoDocumentos: true, idDocumento: idOf('documentos', resto.documento) }),
        ...('contrato' in resto && { relacaoDocumentos: true, idContrato: idOf('contratos', resto.contrato) }),
      });
    }
  },
};
