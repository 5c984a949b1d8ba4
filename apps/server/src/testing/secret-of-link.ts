/** `…/shared-report#token=q7Xv2` → `q7Xv2` */
export const secretOfLink = (link: string): string => new URLSearchParams(new URL(link).hash.slice(1)).get('token')!
