/**
 * Words that an asset is given: kinds and sectors. Named by Bens in its manifest. No zod.
 * Source: decisions-sindical-contratos-patrimonio (Assets: tipo_objeto and setor are settings lists).
 */
import { defineSection } from '@sede/domain/manifest';

const PERMISSAO = 'patrimonio.ver';
const DESABILITADAS = {
  tipo: 'desabilitadas',
  ajuda: 'Não são oferecidos em bens novos; os antigos os mantêm, e os filtros também.',
  padrao: [],
} as const;

export const patrimonioSection = defineSection({
  valor: 'patrimonio',
  order: 48,
  rotulo: 'Patrimônio',
  ajuda: 'Tipos de objeto e setores dos bens patrimoniais.',
  settings: {
    tiposDeBem: {
      tipo: 'lista',
      rotulo: 'Tipos de objeto',
      ajuda: 'Oferecidos nos bens patrimoniais.',
      permissao: PERMISSAO,
      desabilitadas: 'tiposDeBemDesabilitados',
      padrao: [
        'Notebook',
        'Computador',
        'Monitor',
        'Impressora',
        'Projetor',
        'Celular',
        'Tablet',
        'Telefone',
        'Câmera',
        'Ar-condicionado',
        'Mesa',
        'Cadeira',
        'Armário',
        'Veículo',
        'Imóvel',
        'Outro',
      ],
    },
    tiposDeBemDesabilitados: { ...DESABILITADAS, rotulo: 'Tipos de objeto desabilitados' },
    setoresDoPatrimonio: {
      tipo: 'lista',
      rotulo: 'Setores',
      ajuda: 'Onde um bem pode ser alocado.',
      permissao: PERMISSAO,
      desabilitadas: 'setoresDoPatrimonioDesabilitados',
      padrao: [
        'Presidência',
        'Secretaria',
        'Financeiro',
        'Jurídico',
        'Comunicação',
        'Político sindical',
        'Contratos',
        'Recepção',
        'Auditório',
        'Sala de reuniões',
        'Depósito',
      ],
    },
    setoresDoPatrimonioDesabilitados: { ...DESABILITADAS, rotulo: 'Setores desabilitados' },
  },
});
export const patrimonioSettings = patrimonioSection.settings;
