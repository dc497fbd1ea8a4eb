/**
 * Words that an asset is given: kinds and sectors; what its holder agrees to. Named by Bens in its manifest. No zod.
 * Source: decisions-sindical-contratos-patrimonio (Assets: tipo_objeto and setor are settings lists; Term).
 */
import { defineSection } from '@sede/domain/manifest';

const PERMISSAO = 'patrimonio.ver';
const DESABILITADAS = {
  tipo: 'desabilitadas',
  ajuda: 'Não são oferecidos em bens novos; os antigos os mantêm, e os filtros também.',
  padrao: [],
} as const;

const TERMO = [
  'Declaro que recebi do sindicato os bens relacionados neste termo, em perfeito estado, salvo o que estiver anotado na saída.',
  'Comprometo-me a usá-los apenas no serviço do sindicato, a guardá-los com cuidado, a não os emprestar nem mudar de lugar sem avisar o patrimônio, e a devolvê-los quando pedidos ou ao deixar a função.',
  'Em caso de perda, furto ou dano, aviso o patrimônio imediatamente; em caso de furto, com o boletim de ocorrência.',
].join('\n\n');

export const patrimonioSection = defineSection({
  valor: 'patrimonio',
  order: 48,
  rotulo: 'Patrimônio',
  ajuda: 'Tipos de objeto, setores e o termo de responsabilidade dos bens patrimoniais.',
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
    termoDeResponsabilidade: {
      tipo: 'paragrafos',
      rotulo: 'Termo de responsabilidade',
      ajuda:
        'O que lê e aceita quem leva um bem ou passa a usá-lo. Cada termo guarda o texto com que foi feito. Sem texto, nenhum termo é feito.',
      maximo: 8000,
      padrao: TERMO,
    },
  },
});
export const patrimonioSettings = patrimonioSection.settings;
