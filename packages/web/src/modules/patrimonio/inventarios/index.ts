/** What the register of assets shows of inventories. */
export { FaixaDoInventario } from './FaixaDoInventario.tsx';
