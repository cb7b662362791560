import { crc32, deflateSync } from 'node:zlib';

/** A picture of 96 × 64 px that this project drew and libheif's heif-enc encoded; smaller than any code that could. */
export const SMALL_HEIC = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAT9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFjAAEAAAAAAAABJAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAv2lwcnAAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAEsbWRhdAAAASAoAa9YpAojIDiCsI+QOsIHqzNu82ggaM9pe7t7tFkWeBZI1CRc9DlOTQYZX9su5nVeSD6ZqNSML3bHOn0pHpOayy75vS3co4wyFEBqWAjcIIgCLik77wrb3ZUP6om+5iDblpdWHcHFhruioYLL+rm2ay1/UzVnt28N/tny9E3GRUdwFp8h+O/pCfZcpA5/8rci1B7gi3Cm5KApu2J/jjniAcrdblX5D20CFbzX5BvdSUM8Dq1jOVvE+LhtRJ1OCDt9wnbqwvaW4/egb8sNVQRhPUuvH7zHxlaH3wFc+pLOMgs5V1folo8h7uUL39itgmihxldM2nULPpi7B3Meop/l5v3iFEKiNVFcwZezLIEhVf3np8Vv+zAeXo1UwiOcv4A=',
  'base64',
);

export function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(head), 4);
  return Buffer.concat([frame.subarray(0, 4), head, frame.subarray(4)]);
}

export const PNG_START = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** A black PNG of one bit for each pixel; `rows` is how many of them it really has. */
export function blackPng(side: number, rows: number, extra: readonly Buffer[] = []): Buffer {
  return pngOf({ side, rows, extra });
}

interface Png {
  side: number;
  rows?: number;
  /** Bits of each colour. */
  depth?: 1 | 16;
  colours?: 'grey' | 'rgba';
  /** 7: it is seen roughly at first. */
  passes?: 1 | 7;
  extra?: readonly Buffer[];
}

/** A black PNG. */
export function pngOf({ side, rows = side, depth = 1, colours = 'grey', passes = 1, extra = [] }: Png): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(depth, 8);
  header.writeUInt8(colours === 'rgba' ? 6 : 0, 9);
  header.writeUInt8(passes === 7 ? 1 : 0, 12);
  const row = Math.ceil((side * depth * (colours === 'rgba' ? 4 : 1)) / 8) + 1;
  // Rows of passes have a byte each, too.
  const pixels = deflateSync(Buffer.alloc(row * rows + (passes === 7 ? side * 2 : 0)));
  return Buffer.concat([
    PNG_START,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The same JPEG with another declared size. */
export function jpegOfSize(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(copy[at + 1] ?? 0));
  copy.writeUInt16BE(side, frame + 5);
  copy.writeUInt16BE(side, frame + 7);
  return copy;
}

/** The same HEIC with another declared size. */
export function heicOfSize(side: number): Buffer {
  const copy = Buffer.from(SMALL_HEIC);
  for (let at = copy.indexOf('ispe'); at >= 0; at = copy.indexOf('ispe', at + 4)) {
    copy.writeUInt32BE(side, at + 8);
    copy.writeUInt32BE(side, at + 12);
  }
  return copy;
}

/** A WebP that declares a canvas of 16 383 px on each side. */
export function webpOfSize(side: number): Buffer {
  const canvas = Buffer.alloc(18);
  canvas.write('VP8X');
  canvas.writeUInt32LE(10, 4);
  canvas.writeUIntLE(side - 1, 12, 3);
  canvas.writeUIntLE(side - 1, 15, 3);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + canvas.length, 4);
  return Buffer.concat([head, canvas]);
}
