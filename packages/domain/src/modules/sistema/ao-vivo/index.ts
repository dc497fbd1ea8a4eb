/** Live refresh: the event of a change, as the screens receive it. */
export interface Mudanca {
  /** Contract key of the module. */
  modulo: string;
  ids: string[] | '*';
}
