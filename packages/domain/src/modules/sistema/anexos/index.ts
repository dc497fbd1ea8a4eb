/** Attachments: shapes. */

export {};
